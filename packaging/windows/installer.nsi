; The Windows installer: puts the packed program, its Start menu entry and the .shtil type in place, for one user,
; without asking for an administrator. Called by `python3 packaging/build.py windows`, which gives VERSION, SOURCE,
; OUTPUT and ICON. Compiled with makensis on Linux; never run on Windows so far, see packaging/README.md.

Unicode true
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define ID "org.shtil_desktop.Shtil"
!define TYPE "Shtil.Voyage"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "Shtil"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Shtil"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
RequestExecutionLevel user

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\shtil.exe"

!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Russian"

LangString VOYAGE ${LANG_ENGLISH} "Shtil voyage"
LangString VOYAGE ${LANG_GERMAN} "Fahrt des Spiels Stille"
LangString VOYAGE ${LANG_RUSSIAN} "Плавание игры «Штиль»"
LangString NAME ${LANG_ENGLISH} "Shtil"
LangString NAME ${LANG_GERMAN} "Stille"
LangString NAME ${LANG_RUSSIAN} "Штиль"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Shtil Desktop"
VIAddVersionKey "FileDescription" "Installer of Shtil Desktop"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "2026 Shtil Desktop contributors, MIT licence"

Section "Install"
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\_internal" ; an older version's parts must not mix with the new one's
  File /r "${SOURCE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\$(NAME).lnk" "$INSTDIR\shtil.exe"

  WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\${ID}" "Shortcut" "$SMPROGRAMS\$(NAME).lnk"

  WriteRegStr HKCU "Software\Classes\.shtil" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.shtil" "Content Type" "application/x-shtil-voyage+json"
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(VOYAGE)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\shtil.exe,0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\shtil.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "$(NAME)"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\shtil.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Shtil Desktop contributors"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

; Voyages and settings lie in the player's own folders and stay there.
Section "Uninstall"
  ReadRegStr $0 HKCU "Software\${ID}" "Shortcut"
  Delete "$0"
  Delete "$INSTDIR\shtil.exe"
  Delete "$INSTDIR\uninstall.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\LICENCES.txt"
  RMDir /r "$INSTDIR\_internal"
  RMDir "$INSTDIR"
  ReadRegStr $1 HKCU "Software\Classes\.shtil" ""
  StrCmp $1 "${TYPE}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.shtil"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${ID}"
  ${un.RefreshShellIcons}
SectionEnd
