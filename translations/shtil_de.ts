<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Shtil</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence.</source>
        <translation>Das Programm ist freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Made with Python and Qt&#xa0;{qt}. Nothing leaves this computer.</source>
        <translation>Gemacht mit Python und Qt&#xa0;{qt}. Keine Daten verlassen diesen Computer.</translation>
    </message>
    <message>
        <source>{game} is an unofficial implementation of the game by {designer}.</source>
        <translation>{game} ist eine inoffizielle Umsetzung des Spiels von {designer}.</translation>
    </message>
    <message>
        <source>Shtil Desktop&#xa0;{version}: quiet tabletop games to play on your own, offline.</source>
        <translation>Stille für den Computer, Version&#xa0;{version}. Ruhige Brettspiele ohne Internet.</translation>
    </message>
    <message>
        <source>The program uses no art or text from any publisher: it draws everything itself, and the rules are explained in our own words.</source>
        <translation>Bilder und Texte von Verlagen werden nicht verwendet: Das Programm zeichnet alles selbst, und die Regeln sind in eigenen Worten erklärt.</translation>
    </message>
</context>
<context>
    <name>AboutPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message numerus="yes">
        <source>day(s) won in a row</source>
        <translation>
            <numerusform>Tag in Folge gewonnen</numerusform>
            <numerusform>Tage in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak, in days</source>
        <translation>längste Serie, in Tagen</translation>
    </message>
    <message>
        <source>days won this month</source>
        <translation>in diesem Monat gewonnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play this day</source>
        <translation>Diesen Tag spielen</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Sie haben gewonnen</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Sie haben verloren</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
</context>
<context>
    <name>ChoicesPage</name>
    <message>
        <source>Search on</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Finding a deal… {count} checked</source>
        <translation>Spiel wird gesucht … {count} geprüft</translation>
    </message>
    <message>
        <source>Finding a deal…</source>
        <translation>Spiel wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CoinsChart</name>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>More possible</source>
        <translation>Mehr möglich</translation>
    </message>
</context>
<context>
    <name>CrashHandler</name>
    <message>
        <source>Open the log folder</source>
        <translation>Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved up to the last move. See the log for details.</source>
        <translation>Da ist etwas schiefgegangen. Ihre Partie ist bis zum letzten Zug gespeichert. Näheres steht im Protokoll.</translation>
    </message>
    <message>
        <source>Shtil could not start. Your games are safe. See the log for details.</source>
        <translation>Stille konnte nicht starten. Ihre Partien sind sicher. Näheres steht im Protokoll.</translation>
    </message>
</context>
<context>
    <name>CrewPanel</name>
    <message>
        <source>Crew</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Alone at sea: every card is yours.</source>
        <translation>Allein auf See: Alle Karten gehören Ihnen.</translation>
    </message>
    <message>
        <source>You and your mates: no talking about cards.</source>
        <translation>Mit Mitspielern: kein Wort über Karten.</translation>
    </message>
    <message>
        <source>Name of mate&#xa0;{number}</source>
        <translation>Name von Mitspieler&#xa0;{number}</translation>
    </message>
    <message>
        <source>Level of mate&#xa0;{number}</source>
        <translation>Stufe von Mitspieler&#xa0;{number}</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Ihre Seite</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopiert: {code}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>number or code</source>
        <translation>Nummer oder Code</translation>
    </message>
    <message>
        <source>Deal number or code</source>
        <translation>Nummer oder Code der Karten</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>A fresh shuffle.</source>
        <translation>Es wird neu gemischt.</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Code des Spiels: {code}</translation>
    </message>
    <message>
        <source>Type a deal number, or a code that someone sent you.</source>
        <translation>Geben Sie die Nummer eines Spiels ein oder einen Code, den Sie bekommen haben.</translation>
    </message>
    <message>
        <source>A code for {game}: press Enter to go there.</source>
        <translation>Das ist ein Code für {game}: Mit der Eingabetaste geht es dorthin.</translation>
    </message>
    <message>
        <source>Deal&#xa0;{number}, with all its options</source>
        <translation>Nr.&#xa0;{number} mit allen Einstellungen</translation>
    </message>
    <message>
        <source>Paste or type a code first.</source>
        <translation>Geben Sie zuerst einen Code ein.</translation>
    </message>
    <message>
        <source>That is too long for a code.</source>
        <translation>Das ist zu lang für einen Code.</translation>
    </message>
    <message>
        <source>A code has only digits and Latin letters.</source>
        <translation>Ein Code besteht nur aus Ziffern und lateinischen Buchstaben.</translation>
    </message>
    <message>
        <source>A character in this code is wrong or missing.</source>
        <translation>In diesem Code ist ein Zeichen falsch oder fehlt.</translation>
    </message>
    <message>
        <source>This code needs a newer version of the program.</source>
        <translation>Dieser Code braucht eine neuere Version des Programms.</translation>
    </message>
    <message>
        <source>There is no deal with this code.</source>
        <translation>Zu diesem Code gibt es kein Spiel.</translation>
    </message>
    <message>
        <source>Play deal&#xa0;{number}</source>
        <translation>Nr.&#xa0;{number} spielen</translation>
    </message>
    <message>
        <source>e.g.&#xa0;{number} or {code}</source>
        <translation>z.&#xa0;B.&#xa0;{number} oder {code}</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Neue Nummer</translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>No hint right now</source>
        <translation>Gerade kein Tipp</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>That’s not it</source>
        <translation>Das ist es nicht</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>Hard to say</source>
        <translation>Schwer zu sagen</translation>
    </message>
    <message>
        <source>That was it. Now try it yourself.</source>
        <translation>Das war die Lösung. Jetzt versuchen Sie es selbst.</translation>
    </message>
    <message>
        <source>No verdict right now</source>
        <translation>Gerade kein Urteil</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>No solution right now</source>
        <translation>Gerade keine Lösung</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Try it myself</source>
        <translation>Selbst &amp;versuchen</translation>
    </message>
    <message>
        <source>Show the mo&amp;ve</source>
        <translation>Zug z&amp;eigen</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zu&amp;rück</translation>
    </message>
    <message>
        <source>Good. Play on</source>
        <translation>Gut. Spielen Sie weiter</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>The program can’t start the process that judges moves. Please try again later.</source>
        <translation>Das Programm kann den Prozess nicht starten, der Züge beurteilt. Bitte versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>The calculation was cut short. Please try again.</source>
        <translation>Die Berechnung wurde abgebrochen. Bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>Weiters&amp;pielen</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Von vorn &amp;beginnen</translation>
    </message>
    <message>
        <source>The table of this exercise</source>
        <translation>Der Tisch dieser Übung</translation>
    </message>
    <message>
        <source>Still working…</source>
        <translation>Die Berechnung läuft noch&#xa0;…</translation>
    </message>
    <message>
        <source>The program couldn’t work out a good move here.</source>
        <translation>Das Programm konnte hier keinen guten Zug ermitteln.</translation>
    </message>
    <message>
        <source>The program couldn’t work out what this move does. Undo it, or play on.</source>
        <translation>Das Programm konnte nicht ermitteln, was dieser Zug bewirkt. Nehmen Sie ihn zurück oder spielen Sie weiter.</translation>
    </message>
    <message>
        <source>The program couldn’t work out what this move does. Undo it, and try another.</source>
        <translation>Das Programm konnte nicht ermitteln, was dieser Zug bewirkt. Nehmen Sie ihn zurück und versuchen Sie einen anderen.</translation>
    </message>
</context>
<context>
    <name>FirstGameGuide</name>
    <message>
        <source>First game</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Eine echte Partie</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>You could lay that too. But this lesson is about: {tiles}.</source>
        <translation>Auch das ginge. Aber in dieser Lektion geht es um: {tiles}.</translation>
    </message>
    <message>
        <source>That would fit too. But use the marked cells now.</source>
        <translation>Auch dort würde es passen. Aber nehmen Sie jetzt die markierten Felder.</translation>
    </message>
    <message>
        <source>You may always trade. But right now this fits: {tiles}.</source>
        <translation>Tauschen dürfen Sie immer. Aber gerade passt etwas: {tiles}.</translation>
    </message>
    <message>
        <source>You may trade any tiles. But these help you least: {tiles}.</source>
        <translation>Sie dürfen beliebige Steine tauschen. Am wenigsten helfen Ihnen aber: {tiles}.</translation>
    </message>
    <message>
        <source>That leaves a line of five: too good a gift. Use the marked cells.</source>
        <translation>So bleibt eine Reihe aus fünf: ein zu schönes Geschenk. Nehmen Sie die markierten Felder.</translation>
    </message>
    <message>
        <source>First open the table of unseen tiles: press U or its button.</source>
        <translation>Öffnen Sie zuerst die Tabelle der verdeckten Steine: mit U oder ihrem Knopf.</translation>
    </message>
    <message>
        <source>That is allowed too. But follow the marks for now.</source>
        <translation>Das ist auch erlaubt. Aber tun Sie jetzt, was markiert ist.</translation>
    </message>
</context>
<context>
    <name>IslandNote</name>
    <message>
        <source>Show this island</source>
        <translation>Diese Insel zeigen</translation>
    </message>
</context>
<context>
    <name>LeadChart</name>
    <message>
        <source>Your lead</source>
        <translation>Ihr Vorsprung</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlorene Punkte</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Z&amp;urück</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>V&amp;on vorn</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Step&#xa0;{step} of&#xa0;{steps}</source>
        <translation>Schritt&#xa0;{step} von&#xa0;{steps}</translation>
    </message>
</context>
<context>
    <name>LostPointsPanel</name>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Besseren Zug zeigen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Shtil</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Code kopieren</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Another deal</source>
        <translation>Ne&amp;u mischen</translation>
    </message>
    <message>
        <source>Tra&amp;ining</source>
        <translation>T&amp;raining</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>&amp;About Shtil</source>
        <translation>&amp;Über Stille</translation>
    </message>
    <message>
        <source>Match &amp;system</source>
        <translation>Wie im &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>S&amp;chnell</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animationen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>This deal has no code</source>
        <translation>Dazu gibt es keinen Code</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopiert: {code}</translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;Daily game</source>
        <translation>Tages&amp;partie</translation>
    </message>
    <message>
        <source>Ca&amp;lendar</source>
        <translation>Ka&amp;lender</translation>
    </message>
    <message>
        <source>&amp;My games…</source>
        <translation>&amp;Meine Partien …</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Spielen lernen</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>&amp;Partieverlauf</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>{title} – Shtil</source>
        <translation>{title} – Stille</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Imported: {file}</source>
        <translation>Importiert: {file}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Export game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Import game</source>
        <translation>Partie importieren</translation>
    </message>
    <message>
        <source>Delete this game for good? {title}</source>
        <translation>Diese Partie endgültig löschen? {title}</translation>
    </message>
    <message>
        <source>Delete this game for good? {title}, deal&#xa0;{number}</source>
        <translation>Diese Partie endgültig löschen? {title}, Nr.&#xa0;{number}</translation>
    </message>
    <message>
        <source>The game can’t be deleted: {reason}.</source>
        <translation>Die Partie lässt sich nicht löschen: {reason}.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>No games yet. Each one is saved from its first move on.</source>
        <translation>Noch keine Partien. Jede wird ab dem ersten Zug gespeichert.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>{placed} of&#xa0;{all}</source>
        <translation>{placed} von&#xa0;{all}</translation>
    </message>
    <message>
        <source>Games (*.shtil)</source>
        <translation>Partien (*.shtil)</translation>
    </message>
    <message>
        <source>{file} can’t be saved: {reason}.</source>
        <translation>{file} lässt sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Daily game, {day}: {kind}</source>
        <translation>Tagespartie, {day}: {kind}</translation>
    </message>
    <message>
        <source>played on</source>
        <translation>weitergespielt</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
</context>
<context>
    <name>NewExpeditionPage</name>
    <message>
        <source>Deckhand: takes any route it can find.</source>
        <translation>Schiffsjunge: nimmt die erstbeste Route.</translation>
    </message>
    <message>
        <source>Sailor: looks for the richest chest, and the shortest way to it.</source>
        <translation>Matrose: sucht die reichste Truhe und den kürzesten Weg dorthin.</translation>
    </message>
    <message>
        <source>Admiral: tries many more routes, and remembers all that you did.</source>
        <translation>Admiral: probiert viel mehr Routen durch und merkt sich alles, was Sie getan haben.</translation>
    </message>
    <message>
        <source>Set sail</source>
        <translation>Leinen los</translation>
    </message>
    <message>
        <source>New expedition</source>
        <translation>Neuer Beutezug</translation>
    </message>
    <message>
        <source>Captain: anticipates your routes, and thinks two islands ahead.</source>
        <translation>Kapitän: rechnet mit Ihren Routen und denkt zwei Inseln voraus.</translation>
    </message>
</context>
<context>
    <name>NewQwirklePage</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Lay tiles in lines of one colour or one shape, none of them twice. Each line scores a point per tile; a whole line of six is a Qwirkle and scores twelve.</source>
        <translation>Legen Sie Steine zu Reihen einer Farbe oder einer Form an, keinen doppelt. Jede Reihe bringt einen Punkt je Stein; eine volle Sechserreihe ist ein Qwirkle und bringt zwölf.</translation>
    </message>
    <message>
        <source>Beginner: plays the first thing that comes to mind, and misses a lot.</source>
        <translation>Anfänger: legt, was ihm gerade einfällt, und übersieht viel.</translation>
    </message>
    <message>
        <source>Amateur: counts well, and holds good tiles back.</source>
        <translation>Amateur: rechnet gut und hält gute Steine zurück.</translation>
    </message>
    <message>
        <source>Expert: thinks about your next turn too.</source>
        <translation>Kenner: denkt auch an Ihren nächsten Zug.</translation>
    </message>
    <message>
        <source>Master: looks far ahead, and calculates the endgame to the last tile.</source>
        <translation>Meister: schaut weit voraus und rechnet das Ende bis zum letzten Stein durch.</translation>
    </message>
</context>
<context>
    <name>NewVoyagePage</name>
    <message>
        <source>Calm: a good first voyage</source>
        <translation>Windstille: gut für die erste Fahrt</translation>
    </message>
    <message>
        <source>Light breeze: easy to learn, harder to win</source>
        <translation>Laues Lüftchen: schnell gelernt, nicht so schnell gewonnen</translation>
    </message>
    <message>
        <source>Fresh breeze: think ahead</source>
        <translation>Frische Brise: vorausdenken hilft</translation>
    </message>
    <message>
        <source>Gale: every card counts</source>
        <translation>Steifer Wind: Jede Karte zählt</translation>
    </message>
    <message>
        <source>Storm: for old salts</source>
        <translation>Sturm: für alte Seebären</translation>
    </message>
    <message>
        <source>New voyage</source>
        <translation>Neue Fahrt</translation>
    </message>
    <message>
        <source>Difficulty of the deal</source>
        <translation>Schwierigkeit der Fahrt</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Jede Schwierigkeit</translation>
    </message>
    <message>
        <source>Set sail</source>
        <translation>Leinen los</translation>
    </message>
    <message>
        <source>Difficulty of this deal</source>
        <translation>Schwierigkeit dieser Fahrt</translation>
    </message>
    <message>
        <source>Rules of this mode</source>
        <translation>Regeln dieses Modus</translation>
    </message>
    <message>
        <source>Only winnable deals</source>
        <translation>Nur gewinnbare Fahrten</translation>
    </message>
    <message>
        <source>Depends on your opponent.</source>
        <translation>Hängt vom Gegner ab.</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>keine gefunden</translation>
    </message>
    <message>
        <source>This mode</source>
        <translation>Dieser Modus</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>OpponentsPage</name>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
</context>
<context>
    <name>OpponentsPanel</name>
    <message>
        <source>A duel: plan ahead, and watch what you leave open.</source>
        <translation>Ein Duell: Planen Sie voraus, und achten Sie darauf, was Sie offen lassen.</translation>
    </message>
    <message>
        <source>The classic game for three: every line you leave open tempts two others.</source>
        <translation>Die klassische Runde: Was Sie offen lassen, lockt gleich zwei.</translation>
    </message>
    <message>
        <source>A full table: take what’s there; the bag empties fast.</source>
        <translation>Eine volle Runde: Nehmen Sie, was da ist, der Beutel ist bald leer.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ProblemsSection</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>All difficulties</source>
        <translation>Alle Schwierigkeiten</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Only unsolved</source>
        <translation>Nur ungelöste</translation>
    </message>
    <message>
        <source>&amp;Next unsolved</source>
        <translation>&amp;Nächste ungelöste</translation>
    </message>
    <message>
        <source>&amp;Solve it</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Problems, easiest first</source>
        <translation>Aufgaben, die leichtesten zuerst</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>{solved} of&#xa0;{all} solved</source>
        <translation>{solved} von&#xa0;{all} gelöst</translation>
    </message>
    <message>
        <source>Some problems of {game} can’t be read: a file of the program is damaged ({names}). Please install the program again; what you have solved is kept.</source>
        <translation>Einige Aufgaben lassen sich nicht lesen ({game}): Eine Datei des Programms ist beschädigt ({names}). Bitte installieren Sie das Programm neu; was Sie gelöst haben, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The problems of {game} are missing: {folder}. Please install the program again; what you have solved is kept.</source>
        <translation>Die Aufgaben fehlen ({game}): {folder}. Bitte installieren Sie das Programm neu; was Sie gelöst haben, bleibt erhalten.</translation>
    </message>
    <message>
        <source>No problem matches this selection.</source>
        <translation>Keine Aufgabe entspricht dieser Auswahl.</translation>
    </message>
    <message>
        <source>Problem&#xa0;{number} is damaged and can’t be opened ({reason}).</source>
        <translation>Aufgabe&#xa0;{number} ist beschädigt und lässt sich nicht öffnen ({reason}).</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Ihr Fortschritt</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
</context>
<context>
    <name>QwirkleReviewPage</name>
    <message>
        <source>How the game went</source>
        <translation>Verlauf der Partie</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Watch it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Before the first action</source>
        <translation>Vor der ersten Aktion</translation>
    </message>
    <message>
        <source>Action&#xa0;{number} of&#xa0;{count}</source>
        <translation>Aktion&#xa0;{number} von&#xa0;{count}</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>Vorige Aktion</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Nächste Aktion</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>Von &amp;hier weiterspielen</translation>
    </message>
    <message>
        <source>The table at this point</source>
        <translation>Der Tisch zu diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Replay: {match}</source>
        <translation>Aufzeichnung: {match}</translation>
    </message>
    <message>
        <source>Starts a separate game and leaves this one as it is. It is counted separately in the statistics. (Enter)</source>
        <translation>Beginnt eine eigene Partie, diese bleibt, wie sie ist. Die Statistik zählt sie gesondert. (Eingabetaste)</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle der Partie</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>Chance of winning</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>With all cards visible</source>
        <translation>Mit offenen Karten</translation>
    </message>
    <message>
        <source>You are ahead</source>
        <translation>Sie liegen vorn</translation>
    </message>
    <message>
        <source>No chances shown: the program can’t estimate them for this kind of voyage yet.</source>
        <translation>Keine Siegchancen: Für solche Fahrten kann das Programm sie noch nicht schätzen.</translation>
    </message>
    <message>
        <source>Points lead</source>
        <translation>Vorsprung in Punkten</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Export voyage</source>
        <translation>Fahrt exportieren</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>How the voyage went</source>
        <translation>Der Verlauf der Fahrt</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Back to the voyage</source>
        <translation>Zurück zur Fahrt</translation>
    </message>
    <message>
        <source>Show a way to win</source>
        <translation>Weg zum Sieg zeigen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Reveal the cards</source>
        <translation>Karten aufdecken</translation>
    </message>
    <message>
        <source>This shows hidden cards and counts as a hint.</source>
        <translation>Verdecktes wird sichtbar; das zählt als Tipp.</translation>
    </message>
    <message>
        <source>The curve: how often captains win from that point, on deals that fit what you could know.</source>
        <translation>Die Kurve: wie oft Kapitäne von dort aus gewinnen, wenn die Karten so verteilt sind, wie Sie es vermuten konnten.</translation>
    </message>
    <message>
        <source>How it could have been won</source>
        <translation>So wäre es gegangen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Diesen Moment zeigen</translation>
    </message>
</context>
<context>
    <name>ReviewedReplay</name>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Rückblick speichern</translation>
    </message>
    <message>
        <source>The review isn’t finished yet. Stay on this page: {file} is saved as soon as it is.</source>
        <translation>Der Rückblick ist noch nicht fertig. Bleiben Sie auf dieser Seite: {file} wird gespeichert, sobald er es ist.</translation>
    </message>
    <message>
        <source>The review isn’t finished yet. Stay on this page: it is printed as soon as it is.</source>
        <translation>Der Rückblick ist noch nicht fertig. Bleiben Sie auf dieser Seite: Er wird gedruckt, sobald er fertig ist.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>The review with its chart and pictures, on paper ({keys})</source>
        <translation>Der Rückblick mit Diagramm und Bildern auf Papier ({keys})</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF&#xa0;…</translation>
    </message>
    <message>
        <source>Save as a PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save the review with its chart and pictures as a PDF</source>
        <translation>Den Rückblick mit Diagramm und Bildern als PDF speichern</translation>
    </message>
    <message>
        <source>Still working…</source>
        <translation>Die Berechnung läuft noch&#xa0;…</translation>
    </message>
</context>
<context>
    <name>RivalsPanel</name>
    <message>
        <source>A duel: only one pirate can get in your way.</source>
        <translation>Ein Duell: Nur ein Pirat kann Ihnen in die Quere kommen.</translation>
    </message>
    <message>
        <source>The usual number: two pirates are often after the same chest.</source>
        <translation>Die klassische Runde: Auf eine Truhe haben es oft zwei abgesehen.</translation>
    </message>
    <message>
        <source>A crowd: you’ll rarely have a chest to yourself.</source>
        <translation>Großes Gedränge: Kaum eine Truhe haben Sie für sich allein.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>found: {count}</source>
        <translation>gefunden: {count}</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>SeaPanel</name>
    <message>
        <source>Stormy Seas</source>
        <translation>Stürmische See</translation>
    </message>
    <message>
        <source>Jagged reefs</source>
        <translation>Schroffe Felsen</translation>
    </message>
    <message>
        <source>Storm and compass</source>
        <translation>Sturm &amp;&amp; Kompass</translation>
    </message>
    <message>
        <source>Sea monsters</source>
        <translation>Seeungeheuer</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>Fewer islands</source>
        <translation>Weniger Inseln</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name of opponent&#xa0;{number}</source>
        <translation>Name von Gegner&#xa0;{number}</translation>
    </message>
    <message>
        <source>Level of opponent&#xa0;{number}</source>
        <translation>Stärke von Gegner&#xa0;{number}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Always the same for a given deal</source>
        <translation>Bei gleicher Nummer immer gleich</translation>
    </message>
</context>
<context>
    <name>SecondStart</name>
    <message>
        <source>Shtil</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>Shtil is already running but not responding. Please close it and start it again; your games are safe.</source>
        <translation>Stille läuft bereits, antwortet aber nicht. Bitte beenden Sie das Programm und starten Sie es neu; Ihre Partien sind gespeichert.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>Tastenkürzel …</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Undo: back to my settings</source>
        <translation>Zurück zu meinen Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Numbers on the cards: {percent}</source>
        <translation>Zahlen auf den Karten: {percent}</translation>
    </message>
    <message>
        <source>Normal, or off if your system asks for less motion.</source>
        <translation>Normal – oder keine, wenn Ihr System weniger Bewegung wünscht.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Gemächlich</translation>
    </message>
    <message>
        <source>Warn me when a gap can no longer be filled</source>
        <translation>Warnen, wenn sich eine Lücke nicht mehr füllen lässt</translation>
    </message>
    <message>
        <source>Based only on what you can see yourself.</source>
        <translation>Nur nach dem, was Sie selbst sehen können.</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>Zurücknehmen erlauben</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geräusche</translation>
    </message>
    <message>
        <source>They need the “sound” extra, which is missing or not working here.</source>
        <translation>Braucht das Zusatzpaket „sound“: Es fehlt hier oder läuft nicht.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Left-handed table: players and log swap sides</source>
        <translation>Für Linkshänder: Spieler und Verlauf tauschen die Seiten</translation>
    </message>
    <message>
        <source>The statistics mark where you used undo.</source>
        <translation>Die Statistik vermerkt, wo Sie zurückgenommen haben.</translation>
    </message>
    <message>
        <source>Computer players’ pace</source>
        <translation>Tempo der Mitspieler</translation>
    </message>
</context>
<context>
    <name>ShkapReviewPage</name>
    <message>
        <source>How the expedition went</source>
        <translation>Wie der Beutezug verlief</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>This key can’t be used</source>
        <translation>Diese Taste lässt sich nicht belegen</translation>
    </message>
    <message>
        <source>{keys} is already used for: {what}. Change or clear that first</source>
        <translation>{keys} ist schon vergeben: {what}. Ändern oder leeren Sie zuerst dieses Feld</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Click a field and press the new key. Clear a field to leave it without a key.</source>
        <translation>Klicken Sie in ein Feld und drücken Sie die neue Taste. Ein leeres Feld hat keine.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Default key for: {what}</source>
        <translation>Standardtaste für: {what}</translation>
    </message>
    <message>
        <source>{keys} always moves to the next field and can’t be used for anything else</source>
        <translation>{keys} führt immer zum nächsten Feld und lässt sich nicht anders belegen</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>Auf der Hand</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>{placed} of&#xa0;{all} islands</source>
        <translation>{placed} von&#xa0;{all} Inseln</translation>
    </message>
    <message>
        <source>deal&#xa0;{number}</source>
        <translation>Nr.&#xa0;{number}</translation>
    </message>
    <message>
        <source>daily voyage</source>
        <translation>Fahrt des Tages</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost – try again?</source>
        <translation>verloren – noch einmal?</translation>
    </message>
    <message>
        <source>Shtil</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>Tagespartie</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n to try again</source>
        <translation>
            <numerusform>%n zum Üben</numerusform>
            <numerusform>%n zum Üben</numerusform>
        </translation>
    </message>
    <message>
        <source>quiet games by the sea</source>
        <translation>stille Spiele am Meer</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>The statistics can’t be read: {reason}</source>
        <translation>Die Statistik lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>Cells left empty in lost voyages: {mode}</source>
        <translation>Leer gebliebene Felder: {mode}</translation>
    </message>
    <message>
        <source>No voyages lost here yet.</source>
        <translation>Hier wurde noch keine Fahrt verloren.</translation>
    </message>
    <message>
        <source>The statistics can’t be saved: {reason}</source>
        <translation>Die Statistik lässt sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>The file can’t be saved: {reason}</source>
        <translation>Die Datei lässt sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>streak / best</source>
        <translation>Serie / beste</translation>
    </message>
    <message>
        <source>shortest win</source>
        <translation>kürzester Sieg</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>Karten übrig</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message numerus="yes">
        <source>win(s)</source>
        <translation>
            <numerusform>Sieg</numerusform>
            <numerusform>Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins in a row: current streak and best</source>
        <translation>Siege in Folge: aktuell und Rekord</translation>
    </message>
    <message>
        <source>Actions in your shortest win</source>
        <translation>Aktionen im kürzesten Sieg</translation>
    </message>
    <message>
        <source>Average number of cards left in hands and decks after a win</source>
        <translation>Karten, die nach einem Sieg im Schnitt in Händen und Zugstapeln bleiben</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Alle Modi</translation>
    </message>
    <message>
        <source>Any crew</source>
        <translation>Jede Mannschaft</translation>
    </message>
    <message>
        <source>Any expansion</source>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>With or without help</source>
        <translation>Mit und ohne Hilfe</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>With undo</source>
        <translation>Mit Zurücknehmen</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>Mit Tipps</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Last 7&#xa0;days</source>
        <translation>Letzte 7&#xa0;Tage</translation>
    </message>
    <message>
        <source>Last 30&#xa0;days</source>
        <translation>Letzte 30&#xa0;Tage</translation>
    </message>
    <message>
        <source>Last 365&#xa0;days</source>
        <translation>Letzte 365&#xa0;Tage</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Results: won and lost</source>
        <translation>Ergebnisse: gewonnen und verloren</translation>
    </message>
    <message>
        <source>Not counted above: {count} continued from a replay, {won} of them won.</source>
        <translation>Oben nicht mitgezählt: {count} aus einer Aufzeichnung weitergespielt, davon {won} gewonnen.</translation>
    </message>
    <message>
        <source>No games finished yet.</source>
        <translation>Noch keine Partie beendet.</translation>
    </message>
    <message>
        <source>No finished games match this selection.</source>
        <translation>Keine beendete Partie passt zu dieser Auswahl.</translation>
    </message>
    <message>
        <source>Win rate over the last twenty games</source>
        <translation>Siegquote der letzten zwanzig Partien</translation>
    </message>
    <message>
        <source>Delete all finished games, from the calendar too? This can’t be undone; export them first.</source>
        <translation>Alle beendeten Partien löschen, auch aus dem Kalender? Das lässt sich nicht rückgängig machen; exportieren Sie sie vorher.</translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <translation>
            <numerusform>Partie</numerusform>
            <numerusform>Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>All finished games in this selection</source>
        <translation>Alle beendeten Partien dieser Auswahl</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Share of games won</source>
        <translation>Anteil der gewonnenen Partien</translation>
    </message>
    <message>
        <source>Wins out of all games without undo or hints, on a deal you hadn’t seen before</source>
        <translation>Siege ohne Zurücknehmen und Tipps in Partien, die Sie noch nicht kannten</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>New voyage</source>
        <translation>Neue Fahrt</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Neu mischen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>TrainingPage</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>First voyage</source>
        <translation>Erste Fahrt</translation>
    </message>
    <message>
        <source>You could play {other} too. But let’s use {card} now.</source>
        <translation>Die&#xa0;{other} ginge auch. Aber nehmen wir jetzt die&#xa0;{card}.</translation>
    </message>
    <message>
        <source>{card} could go there too. But use the marked cell now.</source>
        <translation>Die&#xa0;{card} darf auch dorthin. Aber nehmen Sie jetzt das markierte Feld.</translation>
    </message>
    <message>
        <source>You can pay with any card. You’ll miss these least: {cards}.</source>
        <translation>Zahlen können Sie mit jeder Karte. Am leichtesten entbehrlich: {cards}.</translation>
    </message>
    <message>
        <source>You may discard any two. But the useless ones are {cards}.</source>
        <translation>Ablegen dürfen Sie beliebige zwei. Nutzlos sind aber {cards}.</translation>
    </message>
    <message>
        <source>{other} fits there. But {cards} would sit useless in your hand.</source>
        <translation>Die&#xa0;{other} passt dorthin. Aber {cards} blieben nutzlos auf der Hand.</translation>
    </message>
    <message>
        <source>You may always discard two. But right now {card} has a good cell.</source>
        <translation>Zwei ablegen dürfen Sie immer. Aber jetzt hat die&#xa0;{card} ein gutes Feld.</translation>
    </message>
    <message>
        <source>That is allowed too. But follow the marks for now.</source>
        <translation>Das ist auch erlaubt. Aber tun Sie jetzt, was markiert ist.</translation>
    </message>
    <message>
        <source>Set sail for real</source>
        <translation>Leinen los!</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>UnsavedPage</name>
    <message>
        <source>It still can’t be saved.</source>
        <translation>Sie lässt sich noch immer nicht speichern.</translation>
    </message>
    <message>
        <source>Saved to {folder}: {files}. Open such a file with Shtil to continue.</source>
        <translation>Gespeichert in {folder}: {files}. Öffnen Sie eine solche Datei mit Stille, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Save copies in this folder</source>
        <translation>Kopien in diesem Ordner speichern</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>This game can’t be saved in {folder}: {reason}. If you quit now, its last moves will be lost.</source>
        <translation>Diese Partie lässt sich in {folder} nicht speichern: {reason}. Wenn Sie jetzt beenden, gehen ihre letzten Züge verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can’t be saved in {folder}: {reason}. If you quit now, their last moves will be lost.</source>
        <translation>
            <numerusform>%n Partie lässt sich in {folder} nicht speichern: {reason}. Wenn Sie jetzt beenden, gehen ihre letzten Züge verloren.</numerusform>
            <numerusform>%n Partien lassen sich in {folder} nicht speichern: {reason}. Wenn Sie jetzt beenden, gehen ihre letzten Züge verloren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Export game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
</context>
<context>
    <name>adviser</name>
    <message>
        <source>The hint is not ready yet: try again in a moment</source>
        <translation>Der Tipp ist noch nicht bereit: Versuchen Sie es gleich noch einmal</translation>
    </message>
    <message>
        <source>No hint this time: the calculation was cut short. Try again</source>
        <translation>Diesmal kein Tipp: Die Berechnung brach ab. Versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>There is no hint to give right now</source>
        <translation>Jetzt gibt es keinen Tipp</translation>
    </message>
    <message>
        <source>The voyage is over: no more hints</source>
        <translation>Die Fahrt ist zu Ende: Es gibt keinen Tipp mehr</translation>
    </message>
    <message>
        <source>The lesson tells you what to do: no hints here</source>
        <translation>Die Lektion sagt, was zu tun ist: Hier gibt es keine Tipps</translation>
    </message>
    <message>
        <source>You can get a hint when it is your turn</source>
        <translation>Einen Tipp gibt es, wenn Sie am Zug sind</translation>
    </message>
    <message>
        <source>The game is over: no more hints</source>
        <translation>Die Partie ist zu Ende: Es gibt keinen Tipp mehr</translation>
    </message>
    <message>
        <source>Hints aren’t available: the helper process won’t start</source>
        <translation>Jetzt kein Tipp: Der Prozess, der ihn berechnet, lässt sich nicht starten</translation>
    </message>
</context>
<context>
    <name>difficulty</name>
    <message>
        <source>difficulty&#xa0;{number} of&#xa0;5</source>
        <translation>Schwierigkeit&#xa0;{number} von&#xa0;5</translation>
    </message>
    <message>
        <source>nearly always won</source>
        <translation>fast immer gewonnen</translation>
    </message>
    <message>
        <source>usually won</source>
        <translation>meist gewonnen</translation>
    </message>
    <message>
        <source>won about half the time</source>
        <translation>etwa jede zweite gewonnen</translation>
    </message>
    <message>
        <source>usually lost</source>
        <translation>meist verloren</translation>
    </message>
    <message>
        <source>nearly always lost</source>
        <translation>fast immer verloren</translation>
    </message>
    <message>
        <source>The program can’t look for deals right now.</source>
        <translation>Gerade kann das Programm keine Fahrten suchen.</translation>
    </message>
    <message>
        <source>Choose another difficulty, or change the options.</source>
        <translation>Wählen Sie eine andere Schwierigkeit oder andere Regeln.</translation>
    </message>
    <message>
        <source>The closest has difficulty&#xa0;{number}.</source>
        <translation>Am nächsten kommt eine mit Schwierigkeit&#xa0;{number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) checked, none of difficulty&#xa0;{number} found.</source>
        <translation>
            <numerusform>%n Fahrt geprüft, keine mit Schwierigkeit&#xa0;{number} gefunden.</numerusform>
            <numerusform>%n Fahrten geprüft, keine mit Schwierigkeit&#xa0;{number} gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None was found among the first %n deal(s) of this kind.</source>
        <translation>
            <numerusform>Unter %n Fahrt dieser Art wurde keine gefunden.</numerusform>
            <numerusform>Unter den ersten %n Fahrten dieser Art wurde keine gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured: how often computer players of three levels win this deal.</source>
        <translation>Gemessen: wie oft der Computer in drei Stärken mit diesen Karten gewinnt.</translation>
    </message>
</context>
<context>
    <name>discards</name>
    <message>
        <source>Nothing discarded yet</source>
        <translation>Noch nichts abgelegt</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Ihr Ablagestapel</translation>
    </message>
    <message numerus="yes">
        <source>and %n unseen</source>
        <translation>
            <numerusform>und %n ungesehen</numerusform>
            <numerusform>und %n ungesehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gaps</name>
    <message>
        <source>This voyage can no longer be won: nothing fits before&#xa0;{high}</source>
        <translation>Diese Fahrt ist nicht mehr zu gewinnen: Vor die&#xa0;{high} passt nichts mehr</translation>
    </message>
    <message>
        <source>This voyage can no longer be won: nothing fits after&#xa0;{low}</source>
        <translation>Diese Fahrt ist nicht mehr zu gewinnen: Nach der&#xa0;{low} passt nichts mehr</translation>
    </message>
    <message>
        <source>This voyage can no longer be won: nothing fits between&#xa0;{low} and&#xa0;{high}</source>
        <translation>Diese Fahrt ist nicht mehr zu gewinnen: Zwischen&#xa0;{low} und&#xa0;{high} passt nichts mehr</translation>
    </message>
    <message>
        <source>then nothing fits before&#xa0;{high} any more</source>
        <translation>dann passt vor die&#xa0;{high} nichts mehr</translation>
    </message>
    <message>
        <source>then nothing fits after&#xa0;{low} any more</source>
        <translation>dann passt nach der&#xa0;{low} nichts mehr</translation>
    </message>
    <message>
        <source>then nothing fits between&#xa0;{low} and&#xa0;{high} any more</source>
        <translation>dann passt zwischen&#xa0;{low} und&#xa0;{high} nichts mehr</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message numerus="yes">
        <source>for %n cell(s)</source>
        <translation>
            <numerusform>für %n Feld</numerusform>
            <numerusform>für %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>No other number can go here any more.</source>
        <translation>Keine andere Zahl kann diese Stelle noch füllen.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n number(s) can still fill this cell.</source>
        <translation>
            <numerusform>Nur noch %n&#xa0;Zahl kann dieses Feld füllen.</numerusform>
            <numerusform>Nur noch %n&#xa0;Zahlen können dieses Feld füllen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n number(s) left {cells} here.</source>
        <translation>
            <numerusform>Hier ist nur noch %n Zahl {cells} übrig.</numerusform>
            <numerusform>Hier sind nur noch %n Zahlen {cells} übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>No island can go here any more.</source>
        <translation>Keine Insel kann diese Stelle noch füllen.</translation>
    </message>
    <message numerus="yes">
        <source>Too few islands: %n number(s) left {cells} here.</source>
        <translation>
            <numerusform>Zu wenige Inseln: Hier ist %n Zahl {cells} übrig.</numerusform>
            <numerusform>Zu wenige Inseln: Hier sind %n Zahlen {cells} übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free here; next to&#xa0;{beside} it would cost %n card(s).</source>
        <translation>
            <numerusform>Hier gratis; neben der&#xa0;{beside} würde sie %n&#xa0;Karte kosten.</numerusform>
            <numerusform>Hier gratis; neben der&#xa0;{beside} würde sie %n&#xa0;Karten kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>This saves&#xa0;{number} for the gap next to&#xa0;{beside}.</source>
        <translation>So bleibt die&#xa0;{number} für die Lücke neben der&#xa0;{beside}.</translation>
    </message>
    <message>
        <source>It closes the gap before&#xa0;{high}.</source>
        <translation>Sie schließt die Lücke vor der&#xa0;{high}.</translation>
    </message>
    <message>
        <source>It closes the gap after&#xa0;{low}.</source>
        <translation>Sie schließt die Lücke nach der&#xa0;{low}.</translation>
    </message>
    <message>
        <source>It closes the gap between&#xa0;{low} and&#xa0;{high}.</source>
        <translation>Sie schließt die Lücke zwischen&#xa0;{low} und&#xa0;{high}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n number(s) {cells} after it.</source>
        <translation>
            <numerusform>Danach bleibt %n Zahl {cells}.</numerusform>
            <numerusform>Danach bleiben %n Zahlen {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n number(s) {cells} before it</source>
        <translation>
            <numerusform>Davor bleibt %n Zahl {cells}</numerusform>
            <numerusform>Davor bleiben %n Zahlen {cells}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) {cells} after it</source>
        <translation>
            <numerusform>danach %n Zahl {cells}</numerusform>
            <numerusform>danach %n Zahlen {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>{before}, {after}.</source>
        <translation>{before}, {after}.</translation>
    </message>
    <message numerus="yes">
        <source>You will miss the card(s) least.</source>
        <translation>
            <numerusform>Diese Karte fehlt Ihnen am wenigsten.</numerusform>
            <numerusform>Diese Karten fehlen Ihnen am wenigsten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room left for the card(s).</source>
        <translation>
            <numerusform>Für diese Karte ist kein Platz mehr.</numerusform>
            <numerusform>Für diese Karten ist kein Platz mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won’t need the card(s) any more.</source>
        <translation>
            <numerusform>Diese Karte brauchen Sie nicht mehr.</numerusform>
            <numerusform>Diese Karten brauchen Sie nicht mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card(s) can bring you the fewest points.</source>
        <translation>
            <numerusform>Diese Karte verspricht am wenigsten Punkte.</numerusform>
            <numerusform>Diese Karten versprechen am wenigsten Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even&#xa0;{number}, your best card, would leave only %n number(s) {cells}.</source>
        <translation>
            <numerusform>Selbst Ihre beste Karte, die&#xa0;{number}, ließe nur %n&#xa0;Zahl {cells} übrig.</numerusform>
            <numerusform>Selbst Ihre beste Karte, die&#xa0;{number}, ließe nur %n&#xa0;Zahlen {cells} übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even&#xa0;{number}, your best card, would cost %n card(s).</source>
        <translation>
            <numerusform>Selbst Ihre beste Karte, die&#xa0;{number}, würde %n&#xa0;Karte kosten.</numerusform>
            <numerusform>Selbst Ihre beste Karte, die&#xa0;{number}, würde %n&#xa0;Karten kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row&#xa0;{row} is not the best place for any of your cards.</source>
        <translation>Für keine Ihrer Karten ist Reihe&#xa0;{row} der beste Platz.</translation>
    </message>
    <message numerus="yes">
        <source>There it blocks only %n empty cell(s): that does least harm.</source>
        <translation>
            <numerusform>Dort ist nur %n&#xa0;leeres Feld gesperrt: Das stört am wenigsten.</numerusform>
            <numerusform>Dort sind nur %n&#xa0;leere Felder gesperrt: Das stört am wenigsten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three cards in hand are too few with %n card(s) still to play.</source>
        <translation>
            <numerusform>Drei Handkarten sind zu wenig, wenn noch %n Karte zu spielen ist.</numerusform>
            <numerusform>Drei Handkarten sind zu wenig, wenn noch %n Karten zu spielen sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>No empty cell is next to an island: nothing could be placed.</source>
        <translation>Kein leeres Feld liegt neben einer Insel: Nichts ließe sich legen.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n empty cell(s) of&#xa0;{empty} next to an island: too little choice.</source>
        <translation>
            <numerusform>Nur %n&#xa0;leeres Feld von&#xa0;{empty} liegt neben einer Insel: zu wenig Auswahl.</numerusform>
            <numerusform>Nur %n&#xa0;leere Felder von&#xa0;{empty} liegen neben einer Insel: zu wenig Auswahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It blocks %n empty cell(s) of&#xa0;{empty}.</source>
        <translation>
            <numerusform>Er sperrt %n&#xa0;leeres Feld von&#xa0;{empty}.</numerusform>
            <numerusform>Er sperrt %n&#xa0;leere Felder von&#xa0;{empty}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That eases a tight gap: it will have %n number(s) {cells}.</source>
        <translation>
            <numerusform>Das entlastet eine enge Lücke: Dann bleibt %n&#xa0;Zahl {cells}.</numerusform>
            <numerusform>Das entlastet eine enge Lücke: Dann bleiben %n&#xa0;Zahlen {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does least harm there: the gap will have %n number(s) {cells}.</source>
        <translation>
            <numerusform>Dort schadet es am wenigsten: Dann bleibt %n&#xa0;Zahl {cells}.</numerusform>
            <numerusform>Dort schadet es am wenigsten: Dann bleiben %n&#xa0;Zahlen {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run: %n point(s) right away.</source>
        <translation>
            <numerusform>Eine Folge: sofort %n Punkt.</numerusform>
            <numerusform>Eine Folge: sofort %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) right away.</source>
        <translation>
            <numerusform>Das bringt sofort %n Punkt.</numerusform>
            <numerusform>Das bringt sofort %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the voyage.</source>
        <translation>Damit ist die Fahrt gewonnen.</translation>
    </message>
    <message>
        <source>A start in hand must be played right away.</source>
        <translation>Ein Start auf der Hand muss sofort gespielt werden.</translation>
    </message>
    <message>
        <source>There is nothing else you can do.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>None of your cards can be placed now.</source>
        <translation>Keine Ihrer Karten lässt sich jetzt legen.</translation>
    </message>
    <message>
        <source>Close to what everyone offers; whoever has more cards gives more.</source>
        <translation>Nahe an dem, was jeder anbietet; wer mehr Karten hat, gibt mehr.</translation>
    </message>
    <message>
        <source>No other start can turn up any more.</source>
        <translation>Ein anderer Start kann nicht mehr kommen.</translation>
    </message>
    <message>
        <source>Every cell is filled; only the start is missing.</source>
        <translation>Alle Felder sind gefüllt; nur der Start fehlt.</translation>
    </message>
    <message>
        <source>Every cell is filled; only the finish is missing.</source>
        <translation>Alle Felder sind gefüllt; nur das Ziel fehlt.</translation>
    </message>
    <message>
        <source>The reef does least harm where it is: worth two cards.</source>
        <translation>Die Felsen stören dort am wenigsten, wo sie sind: Das ist zwei Karten wert.</translation>
    </message>
    <message>
        <source>It would block a whole row until a compass removes it.</source>
        <translation>Er würde eine ganze Reihe sperren, bis ein Kompass ihn vertreibt.</translation>
    </message>
    <message>
        <source>There is no compass to remove it.</source>
        <translation>Es gibt keinen Kompass, der ihn vertreibt.</translation>
    </message>
    <message>
        <source>It does little harm: a compass is worth more later.</source>
        <translation>Er stört wenig: Ein Kompass ist später mehr wert.</translation>
    </message>
    <message>
        <source>No row has an empty cell: it does nothing.</source>
        <translation>Keine Reihe hat ein leeres Feld: Er bewirkt nichts.</translation>
    </message>
    <message>
        <source>The storm does more harm than this hand is worth.</source>
        <translation>Der Sturm stört mehr, als diese Hand wert ist.</translation>
    </message>
    <message>
        <source>It shows the wrong side for its row.</source>
        <translation>Sie zeigt die falsche Seite für ihre Reihe.</translation>
    </message>
    <message>
        <source>This gives you the best lead in the long run.</source>
        <translation>So ist Ihr Punktevorsprung auf Dauer am größten.</translation>
    </message>
    <message>
        <source>All finishes are gone. Undo takes you back.</source>
        <translation>Alle Ziele sind weg. Zurücknehmen hilft weiter.</translation>
    </message>
    <message>
        <source>The finish has to wait.</source>
        <translation>Das Ziel muss warten.</translation>
    </message>
    <message>
        <source>None of your cards fits next to an island, as the orange storm demands.</source>
        <translation>Keine Ihrer Karten passt neben eine Insel, wie es der orange Sturm verlangt.</translation>
    </message>
    <message>
        <source>Nothing fits before&#xa0;{high}. Undo takes you back.</source>
        <translation>Vor&#xa0;{high} passt nichts mehr. Zurücknehmen hilft weiter.</translation>
    </message>
    <message>
        <source>Nothing fits after&#xa0;{low}. Undo takes you back.</source>
        <translation>Nach&#xa0;{low} passt nichts mehr. Zurücknehmen hilft weiter.</translation>
    </message>
    <message>
        <source>Nothing fits between&#xa0;{low} and&#xa0;{high}. Undo takes you back.</source>
        <translation>Zwischen&#xa0;{low} und&#xa0;{high} passt nichts mehr. Zurücknehmen hilft weiter.</translation>
    </message>
    <message>
        <source>Cards left: {cards}, needed at least: {needed}. Undo takes you back.</source>
        <translation>Übrige Karten: {cards}, nötig mindestens: {needed}. Zurücknehmen hilft weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Offer %n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Karte anbieten</numerusform>
            <numerusform>%n&#xa0;Karten anbieten</numerusform>
        </translation>
    </message>
    <message>
        <source>You need every one of your cards.</source>
        <translation>Sie brauchen jede Ihrer Karten.</translation>
    </message>
    <message>
        <source>You would hardly miss that many.</source>
        <translation>So viele würden Ihnen kaum fehlen.</translation>
    </message>
    <message>
        <source>The finish has to wait: {missing}.</source>
        <translation>Das Ziel muss warten: {missing}.</translation>
    </message>
    <message>
        <source>Still thinking…</source>
        <translation>Berechnung läuft noch&#xa0;…</translation>
    </message>
    <message>
        <source>This voyage can’t be won any more</source>
        <translation>Diese Fahrt ist nicht mehr zu gewinnen</translation>
    </message>
    <message>
        <source>Chance of winning:&#xa0;{percent}</source>
        <translation>Siegchance:&#xa0;{percent}</translation>
    </message>
    <message>
        <source>Or: {move}</source>
        <translation>Alternativ: {move}</translation>
    </message>
    <message>
        <source>Perhaps even better: {move} ({percent})</source>
        <translation>Vielleicht sogar besser: {move} ({percent})</translation>
    </message>
    <message>
        <source>Perhaps just as good: {move} ({percent})</source>
        <translation>Vielleicht genauso gut: {move} ({percent})</translation>
    </message>
    <message>
        <source>Or: {move} ({percent})</source>
        <translation>Alternativ: {move} ({percent})</translation>
    </message>
    <message>
        <source>{move}, pay with {cards}</source>
        <translation>{move}, zahlen mit: {cards}</translation>
    </message>
    <message>
        <source>{move}, discard {cards}</source>
        <translation>{move}, ablegen: {cards}</translation>
    </message>
    <message>
        <source>{number} to {place}</source>
        <translation>{number}&#xa0;→ {place}</translation>
    </message>
    <message>
        <source>Wild card as&#xa0;{number} to {place}</source>
        <translation>Platzhalter als&#xa0;{number}&#xa0;→ {place}</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Ablegen: {cards}</translation>
    </message>
    <message>
        <source>Give {cards}</source>
        <translation>Abgeben: {cards}</translation>
    </message>
    <message>
        <source>Split: {parts}</source>
        <translation>Aufteilung: {parts}</translation>
    </message>
    <message>
        <source>The monster takes&#xa0;{number} from {place}</source>
        <translation>Das Ungeheuer holt die&#xa0;{number} ({place})</translation>
    </message>
    <message>
        <source>Turn&#xa0;{number} in {place}</source>
        <translation>Die&#xa0;{number} drehen ({place})</translation>
    </message>
    <message>
        <source>Use a compass on {storm}</source>
        <translation>Mit Kompass vertreiben: {storm}</translation>
    </message>
    <message>
        <source>Use the wild card as a compass on {storm}</source>
        <translation>Mit Platzhalter als Kompass vertreiben: {storm}</translation>
    </message>
    <message>
        <source>Move the reef to row&#xa0;{row}</source>
        <translation>Felsen&#xa0;→ Reihe&#xa0;{row}</translation>
    </message>
    <message>
        <source>Put the purple storm on row&#xa0;{row}</source>
        <translation>Violetter Sturm&#xa0;→ Reihe&#xa0;{row}</translation>
    </message>
    <message>
        <source>Spend the wild card on the storm</source>
        <translation>Den Sturm mit dem Platzhalter abwehren</translation>
    </message>
    <message>
        <source>Spend a compass on the storm</source>
        <translation>Den Sturm mit einem Kompass abwehren</translation>
    </message>
    <message>
        <source>{storm} (row&#xa0;{row})</source>
        <translation>{storm} (Reihe&#xa0;{row})</translation>
    </message>
    <message>
        <source>{storm} ({name})</source>
        <translation>{storm} ({name})</translation>
    </message>
    <message>
        <source>Wild card as the start</source>
        <translation>Platzhalter als Start</translation>
    </message>
    <message>
        <source>Wild card as the finish</source>
        <translation>Platzhalter als Ziel</translation>
    </message>
    <message>
        <source>Play the start</source>
        <translation>Start spielen</translation>
    </message>
    <message>
        <source>Play the finish</source>
        <translation>Ziel spielen</translation>
    </message>
    <message>
        <source>Trade your whole hand for a compass</source>
        <translation>Ganze Hand gegen einen Kompass tauschen</translation>
    </message>
    <message>
        <source>Keep the reef where it is</source>
        <translation>Felsen nicht versetzen</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Swap your hand for the row</source>
        <translation>Hand gegen die Auslage tauschen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Face the storm</source>
        <translation>Sturm kommen lassen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Select what is marked</source>
        <translation>Das Markierte wählen</translation>
    </message>
    <message>
        <source>Cancel what you started</source>
        <translation>Angefangenes abbrechen</translation>
    </message>
    <message>
        <source>Hint; again to play it</source>
        <translation>Tipp; noch einmal: ausführen</translation>
    </message>
    <message>
        <source>Discard two</source>
        <translation>Zwei ablegen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Neu mischen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Show your discards</source>
        <translation>Eigenen Ablagestapel zeigen</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Trade tiles</source>
        <translation>Steine tauschen</translation>
    </message>
    <message>
        <source>Sort the rack by colour</source>
        <translation>Steine nach Farbe sortieren</translation>
    </message>
    <message>
        <source>Sort the rack by shape</source>
        <translation>Steine nach Form sortieren</translation>
    </message>
    <message>
        <source>Table of unseen tiles</source>
        <translation>Tabelle der verdeckten Steine</translation>
    </message>
    <message>
        <source>Letters on the tiles</source>
        <translation>Buchstaben auf den Steinen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show all tiles</source>
        <translation>Alle Steine zeigen</translation>
    </message>
    <message>
        <source>Card or tile&#xa0;{place}</source>
        <translation>Karte oder Stein&#xa0;{place}</translation>
    </message>
    <message>
        <source>Play, confirm</source>
        <translation>Spielen, bestätigen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>Tagespartie</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Partieverlauf</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>This lesson is done: continue to the next one.</source>
        <translation>Diese Lektion ist geschafft: weiter zur nächsten.</translation>
    </message>
</context>
<context>
    <name>mates</name>
    <message>
        <source>just placed by {name}</source>
        <translation>gerade gelegt von {name}</translation>
    </message>
    <message>
        <source>just turned by {name}</source>
        <translation>gerade gedreht von {name}</translation>
    </message>
    <message>
        <source>just struck by {name}</source>
        <translation>gerade von {name} mit dem Ungeheuer geholt</translation>
    </message>
</context>
<context>
    <name>mistakes</name>
    <message>
        <source>lost here</source>
        <translation>hier verloren</translation>
    </message>
    <message>
        <source>{number}&#xa0;points</source>
        <translation>{number}&#xa0;Punkte</translation>
    </message>
    <message>
        <source>{number}&#xa0;coins</source>
        <translation>{number}&#xa0;Münzen</translation>
    </message>
    <message>
        <source>Action&#xa0;{number}: {loss}</source>
        <translation>Aktion&#xa0;{number}: {loss}</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Diesen Moment zeigen</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Decide again from this position</source>
        <translation>In dieser Stellung noch einmal entscheiden</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Die teuersten Entscheidungen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of chance</source>
        <translation>
            <numerusform>%n&#xa0;Prozentpunkt</numerusform>
            <numerusform>%n&#xa0;Prozentpunkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>modes</name>
    <message>
        <source>Islands have two sides, and every compass drawn turns all hands over. At the end the upper half of the grid must show the sun, the lower half the moon.</source>
        <translation>Inseln haben zwei Seiten, und jeder gezogene Kompass dreht alle Hände um. Am Ende muss die obere Hälfte der Spielfläche die Sonne zeigen, die untere den Mond.</translation>
    </message>
    <message>
        <source>Seven rows, narrowing from seven islands to a single one. Every island turns over an explorer card, which may help you or bring a storm.</source>
        <translation>Sieben Reihen, von sieben Inseln bis zu einer einzigen. Jede Insel deckt eine Entdecker-Karte auf, die Ihnen hilft oder einen Sturm bringt.</translation>
    </message>
    <message>
        <source>Fill the grid with islands in rising order, from the bottom left to the top right. Next to another island, a card costs as many other cards as the difference between the numbers.</source>
        <translation>Füllen Sie die Spielfläche mit Inseln in steigender Folge, von links unten nach rechts oben. Neben einer anderen Insel kostet eine Karte so viele andere, wie die Differenz der beiden Zahlen beträgt.</translation>
    </message>
    <message>
        <source>First raise two pillars, each in rising order and free of charge. Then close the vault above them, where prices apply again.</source>
        <translation>Zuerst wachsen zwei Säulen, jede in steigender Folge und gratis. Dann schließen Sie darüber das Dach, wo wieder die üblichen Preise gelten.</translation>
    </message>
    <message>
        <source>Two opponents fill the same grid and draw from an open row. Your islands score points, long runs even more, and each card you discard costs one.</source>
        <translation>Zwei Gegner füllen dieselbe Spielfläche und ziehen aus einer offenen Auslage. Ihre Inseln bringen Punkte, lange Folgen noch mehr, und jede abgelegte Karte kostet einen.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Standard voyage</source>
        <translation>Standardspiel</translation>
    </message>
    <message>
        <source>Great Arch</source>
        <translation>Der Hohe Bogen</translation>
    </message>
    <message>
        <source>Sun and Moon</source>
        <translation>Tag und Nacht</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Die Pyramide</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Konkurrenz</translation>
    </message>
    <message>
        <source>Six rows, eighty islands, not a word.</source>
        <translation>Sechs Reihen, achtzig Inseln, kein Wort.</translation>
    </message>
    <message>
        <source>Two pillars first, then the vault above the ship.</source>
        <translation>Erst zwei Säulen, dann das Dach über dem Schiff.</translation>
    </message>
    <message>
        <source>Moon below, sun above: islands have two sides.</source>
        <translation>Unten Mond, oben Sonne: Inseln haben zwei Seiten.</translation>
    </message>
    <message>
        <source>Seven narrowing rows, and an explorer deck.</source>
        <translation>Sieben schmaler werdende Reihen und ein Entdecker-Stapel.</translation>
    </message>
    <message>
        <source>Two opponents, one sea: the longer runs win.</source>
        <translation>Zwei Gegner auf einem Meer: Die längeren Folgen gewinnen.</translation>
    </message>
    <message>
        <source>Drifter</source>
        <translation>Treibgut</translation>
    </message>
    <message>
        <source>Deckhand</source>
        <translation>Schiffsjunge</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matrose</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>Admiral</source>
        <translation>Admiral</translation>
    </message>
    <message>
        <source>All islands</source>
        <translation>Alle Inseln</translation>
    </message>
    <message>
        <source>Galatea</source>
        <translation>Galateia</translation>
    </message>
    <message>
        <source>Triton</source>
        <translation>Triton</translation>
    </message>
    <message>
        <source>Leucothea</source>
        <translation>Leucothea</translation>
    </message>
    <message>
        <source>Amphitrite</source>
        <translation>Amphitrite</translation>
    </message>
    <message>
        <source>Poseidon</source>
        <translation>Poseidon</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>allein</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea monster(s)</source>
        <translation>
            <numerusform>%n Seeungeheuer</numerusform>
            <numerusform>%n Seeungeheuer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s)</source>
        <translation>
            <numerusform>%n Platzhalter</numerusform>
            <numerusform>%n Platzhalter</numerusform>
        </translation>
    </message>
    <message>
        <source>jagged reefs</source>
        <translation>Felsen</translation>
    </message>
    <message>
        <source>storm and compass</source>
        <translation>Sturm &amp; Kompass</translation>
    </message>
    <message>
        <source>Jagged reefs</source>
        <translation>Schroffe Felsen</translation>
    </message>
    <message>
        <source>Sea monsters</source>
        <translation>Seeungeheuer</translation>
    </message>
    <message>
        <source>Storm and compass</source>
        <translation>Sturm &amp; Kompass</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>Fewer islands</source>
        <translation>Weniger Inseln</translation>
    </message>
    <message>
        <source>Daily voyage, {day}</source>
        <translation>Fahrt des Tages, {day}</translation>
    </message>
    <message>
        <source>{voyage}, deal&#xa0;{number}</source>
        <translation>{voyage}, Nr.&#xa0;{number}</translation>
    </message>
    <message>
        <source>played on from the beginning</source>
        <translation>von Anfang an gespielt</translation>
    </message>
    <message>
        <source>played on from action&#xa0;{number}</source>
        <translation>weitergespielt ab Aktion&#xa0;{number}</translation>
    </message>
    <message>
        <source>A crew has one to five players.</source>
        <translation>Eine Mannschaft hat einen bis fünf Spieler.</translation>
    </message>
    <message>
        <source>Competitive voyages are for exactly two players.</source>
        <translation>„Konkurrenz“ ist für genau zwei.</translation>
    </message>
    <message>
        <source>Four, six, eight, ten or twelve islands may be removed.</source>
        <translation>Vier, sechs, acht, zehn oder zwölf Inseln können entfernt werden.</translation>
    </message>
    <message>
        <source>There can be three, four or five monsters.</source>
        <translation>Es gibt drei, vier oder fünf Ungeheuer.</translation>
    </message>
    <message>
        <source>There are one or two wild cards.</source>
        <translation>Es gibt einen oder zwei Platzhalter.</translation>
    </message>
    <message>
        <source>Fewer islands are for the standard voyage only.</source>
        <translation>„Weniger Inseln“ gibt es nur im Standardspiel.</translation>
    </message>
    <message>
        <source>Stormy Seas is for the standard voyage only.</source>
        <translation>„Stürmische See“ gibt es nur im Standardspiel.</translation>
    </message>
    <message>
        <source>Stormy Seas and fewer islands can’t be combined.</source>
        <translation>„Stürmische See“ und „Weniger Inseln“ lassen sich nicht kombinieren.</translation>
    </message>
    <message>
        <source>Shtil</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>a sea of eighty islands</source>
        <translation>ein Meer aus achtzig Inseln</translation>
    </message>
    <message>
        <source>James Emmerson</source>
        <translation>James Emmerson</translation>
    </message>
    <message>
        <source>You {own} : {others}</source>
        <translation>Sie {own} : {others}</translation>
    </message>
</context>
<context>
    <name>overlays</name>
    <message numerus="yes">
        <source>%n card(s) for the start</source>
        <translation>
            <numerusform>%n&#xa0;Karte für den Start</numerusform>
            <numerusform>%n&#xa0;Karten für den Start</numerusform>
        </translation>
    </message>
    <message>
        <source>still thinking…</source>
        <translation>überlegt noch …</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>Ihre Hand</translation>
    </message>
    <message>
        <source>offers&#xa0;{count}</source>
        <translation>bietet&#xa0;{count} an</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>discards&#xa0;{discards}</source>
        <translation>abgelegt&#xa0;{discards}</translation>
    </message>
    <message>
        <source>deck&#xa0;{deck}&#xa0;· discards&#xa0;{discards}</source>
        <translation>Zugstapel&#xa0;{deck}&#xa0;· abgelegt&#xa0;{discards}</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Print the review</source>
        <translation>Rückblick drucken</translation>
    </message>
    <message>
        <source>The review is on its way to the printer.</source>
        <translation>Der Rückblick wird gedruckt.</translation>
    </message>
    <message>
        <source>The printer didn’t accept the review. It can be saved as a PDF instead.</source>
        <translation>Der Drucker nimmt den Rückblick nicht an. Sie können ihn stattdessen als PDF speichern.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save the review as a PDF to print it somewhere else.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Speichern Sie den Rückblick als PDF, um ihn anderswo zu drucken.</translation>
    </message>
</context>
<context>
    <name>qwirkle</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>Suche nach einem Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Return first: {tiles}. {move}</source>
        <translation>Zuerst zurücknehmen: {tiles}. {move}</translation>
    </message>
    <message>
        <source>{who} begins with the largest set: {tiles}</source>
        <translation>{who} beginnt mit dem größten Satz: {tiles}</translation>
    </message>
    <message>
        <source>You begin with the largest set: {tiles}</source>
        <translation>Sie beginnen mit dem größten Satz: {tiles}</translation>
    </message>
    <message>
        <source>{who}: {tiles}, {sum}</source>
        <translation>{who}: {tiles}, {sum}</translation>
    </message>
    <message>
        <source>{who}: {tiles}, {sum}, a Qwirkle!</source>
        <translation>{who}: {tiles}, {sum}, ein Qwirkle!</translation>
    </message>
    <message>
        <source>{who} passed</source>
        <translation>{who}: gepasst</translation>
    </message>
    <message>
        <source>{who}: {points} more for the last tile</source>
        <translation>{who}: {points} extra für den letzten Stein</translation>
    </message>
    <message>
        <source>+{points}, {tiles}</source>
        <translation>+{points}, {tiles}</translation>
    </message>
    <message>
        <source>+{points}, a Qwirkle</source>
        <translation>+{points}, ein Qwirkle</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>A shared win: {names}</source>
        <translation>Geteilter Sieg: {names}</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Sie haben gewonnen</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>The last tile has been laid.</source>
        <translation>Der letzte Stein ist angelegt.</translation>
    </message>
    <message>
        <source>Nobody could lay a tile any more.</source>
        <translation>Niemand konnte mehr anlegen.</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>column&#xa0;{column}, row&#xa0;{row}</source>
        <translation>Spalte&#xa0;{column}, Zeile&#xa0;{row}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Reihe</numerusform>
            <numerusform>%n Reihen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>You begin: lay your largest set, {tiles}</source>
        <translation>Sie beginnen: Legen Sie Ihren größten Satz aus, {tiles}</translation>
    </message>
    <message>
        <source>None of your tiles fits and the bag is empty: you have to pass</source>
        <translation>Keiner Ihrer Steine passt, und der Beutel ist leer: Sie müssen passen</translation>
    </message>
    <message>
        <source>None of your tiles fits: trade some of them</source>
        <translation>Keiner Ihrer Steine passt: Tauschen Sie welche</translation>
    </message>
    <message>
        <source>Your turn: lay tiles in one line, or trade</source>
        <translation>Ihr Zug: Legen Sie Steine an, oder tauschen Sie</translation>
    </message>
    <message>
        <source>Your turn: lay tiles in one line</source>
        <translation>Ihr Zug: Legen Sie Steine an</translation>
    </message>
    <message>
        <source>{tiles}: {points}</source>
        <translation>{tiles}: {points}</translation>
    </message>
    <message>
        <source>{tiles}, {lines}: {sum}</source>
        <translation>{tiles}, {lines}: {sum}</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Return tiles</source>
        <translation>Steine zurückholen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Trade tiles</source>
        <translation>Steine tauschen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>It is not your turn yet</source>
        <translation>Sie sind noch nicht an der Reihe</translation>
    </message>
    <message>
        <source>Choose a tile first</source>
        <translation>Wählen Sie zuerst einen Stein</translation>
    </message>
    <message>
        <source>You don’t have this tile</source>
        <translation>Diesen Stein haben Sie nicht</translation>
    </message>
    <message>
        <source>There is a tile in this cell already</source>
        <translation>Auf diesem Feld ist schon ein Stein</translation>
    </message>
    <message>
        <source>This cell is too far away</source>
        <translation>Dieses Feld ist zu weit weg</translation>
    </message>
    <message>
        <source>New tiles must touch a tile on the table</source>
        <translation>Neue Steine müssen einen Stein auf dem Tisch berühren</translation>
    </message>
    <message>
        <source>A line can’t hold the same tile twice</source>
        <translation>In einer Reihe darf kein Stein zweimal sein</translation>
    </message>
    <message>
        <source>You can’t trade on the first turn</source>
        <translation>Im ersten Zug wird nicht getauscht</translation>
    </message>
    <message>
        <source>The bag is not empty yet: trade instead</source>
        <translation>Der Beutel ist noch nicht leer: Tauschen Sie</translation>
    </message>
    <message>
        <source>You can’t pass: one of your tiles fits</source>
        <translation>Sie können nicht passen: Einer Ihrer Steine lässt sich anlegen</translation>
    </message>
    <message>
        <source>Rack&#xa0;{number}: empty</source>
        <translation>Platz&#xa0;{number}: leer</translation>
    </message>
    <message>
        <source>Rack&#xa0;{number}: {tile}, picked up</source>
        <translation>Platz&#xa0;{number}: {tile}, aufgenommen</translation>
    </message>
    <message>
        <source>Rack&#xa0;{number}: {tile}, to be traded</source>
        <translation>Platz&#xa0;{number}: {tile}, zum Tauschen</translation>
    </message>
    <message>
        <source>Rack&#xa0;{number}: {tile}</source>
        <translation>Platz&#xa0;{number}: {tile}</translation>
    </message>
    <message>
        <source>Rack&#xa0;{number}: {tile}, on the table</source>
        <translation>Platz&#xa0;{number}: {tile}, auf dem Tisch</translation>
    </message>
    <message>
        <source>{tile}, not confirmed yet</source>
        <translation>{tile}, noch nicht bestätigt</translation>
    </message>
    <message>
        <source>doesn’t fit here</source>
        <translation>passt hier nicht</translation>
    </message>
    <message>
        <source>empty cell</source>
        <translation>leeres Feld</translation>
    </message>
    <message>
        <source>{name}: {points}, {tiles} in hand</source>
        <translation>{name}: {points}, {tiles} auf der Bank</translation>
    </message>
    <message>
        <source>Bag&#xa0;{count}</source>
        <translation>Beutel&#xa0;{count}</translation>
    </message>
    <message>
        <source>Bag: {tiles} left</source>
        <translation>Beutel: noch {tiles}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>round&#xa0;{number}</source>
        <translation>Runde&#xa0;{number}</translation>
    </message>
    <message>
        <source>deal&#xa0;{deal}&#xa0;· round&#xa0;{number}</source>
        <translation>Nr.&#xa0;{deal}&#xa0;· Runde&#xa0;{number}</translation>
    </message>
    <message>
        <source>now&#xa0;+{points}</source>
        <translation>jetzt&#xa0;+{points}</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Verdeckte Steine</translation>
    </message>
    <message>
        <source>bag&#xa0;{bag}, other hands&#xa0;{hands}</source>
        <translation>Beutel&#xa0;{bag}, bei anderen&#xa0;{hands}</translation>
    </message>
    <message>
        <source>Colour letters on</source>
        <translation>Farbbuchstaben an</translation>
    </message>
    <message>
        <source>Colour letters off</source>
        <translation>Farbbuchstaben aus</translation>
    </message>
    <message>
        <source>Unseen tiles hidden</source>
        <translation>Tabelle der verdeckten Steine ausgeblendet</translation>
    </message>
    <message>
        <source>Unseen tiles: {tiles}</source>
        <translation>Verdeckte Steine: {tiles}</translation>
    </message>
    <message>
        <source>Qwirkle</source>
        <translation>Qwirkle</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>lines of colour and shape</source>
        <translation>Reihen aus Farben und Formen</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Kenner</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Qwirkle, deal&#xa0;{number}</source>
        <translation>Qwirkle, Nr.&#xa0;{number}</translation>
    </message>
    <message>
        <source>{laid} of&#xa0;{all}</source>
        <translation>{laid} von&#xa0;{all}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>You finished {points} ahead.</source>
        <translation>Ihr Vorsprung: {points}.</translation>
    </message>
    <message>
        <source>You finished {points} behind.</source>
        <translation>Ihr Rückstand: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>traded %n tile(s)</source>
        <translation>
            <numerusform>%n Stein getauscht</numerusform>
            <numerusform>%n Steine getauscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} traded %n tile(s)</source>
        <translation>
            <numerusform>{who}: %n Stein getauscht</numerusform>
            <numerusform>{who}: %n Steine getauscht</numerusform>
        </translation>
    </message>
    <message>
        <source>The {tile} fits in the marked cells</source>
        <translation>{tile}: Passende Felder sind markiert</translation>
    </message>
    <message>
        <source>The {tile} doesn’t fit anywhere right now</source>
        <translation>{tile}: passt gerade nirgends</translation>
    </message>
    <message>
        <source>Choose the tiles you want to trade</source>
        <translation>Wählen Sie die Steine, die Sie tauschen wollen</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <translation>
            <numerusform>%n Stein tauschen</numerusform>
            <numerusform>%n Steine tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles of a turn must be in one row or column</source>
        <translation>Die Steine eines Zuges müssen waagerecht oder senkrecht in einer Linie sein</translation>
    </message>
    <message>
        <source>There must be no gap between your tiles</source>
        <translation>Zwischen Ihren Steinen darf keine Lücke sein</translation>
    </message>
    <message>
        <source>All tiles in a line must share a colour or a shape</source>
        <translation>Alle Steine einer Reihe müssen dieselbe Farbe oder dieselbe Form haben</translation>
    </message>
    <message>
        <source>On the first turn, lay your whole largest set of one colour or shape</source>
        <translation>Legen Sie im ersten Zug Ihren ganzen größten Satz einer Farbe oder Form aus</translation>
    </message>
    <message>
        <source>The first line must cover the cell in the middle</source>
        <translation>Die erste Reihe muss über das mittlere Feld führen</translation>
    </message>
    <message>
        <source>There aren’t enough tiles in the bag</source>
        <translation>Im Beutel sind nicht genug Steine</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)?</source>
        <translation>
            <numerusform>%n Stein tauschen?</numerusform>
            <numerusform>%n Steine tauschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Strongest opponent</source>
        <translation>Stärkster Gegner</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Beliebige Gegner</translation>
    </message>
    <message>
        <source>Your points, on average over all games</source>
        <translation>Ihre Punkte im Durchschnitt aller Partien</translation>
    </message>
    <message>
        <source>best turn</source>
        <translation>bester Zug</translation>
    </message>
    <message>
        <source>The most points you have scored in one turn</source>
        <translation>Die meisten Punkte, die Sie in einem Zug erzielt haben</translation>
    </message>
    <message>
        <source>Lines of six that you have completed, on average over all games</source>
        <translation>Von Ihnen vollendete Sechserreihen im Durchschnitt aller Partien</translation>
    </message>
    <message>
        <source>Open the review of a finished game, and its figure appears here.</source>
        <translation>Öffnen Sie den Rückblick einer beendeten Partie, und ihr Wert erscheint hier.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Among %n player(s)</source>
        <translation>
            <numerusform>Mit %n Spieler</numerusform>
            <numerusform>Mit %n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {rate} won</source>
        <translation>{games}, {rate} gewonnen</translation>
    </message>
    <message>
        <source>Points on average: {points}</source>
        <translation>Punkte im Durchschnitt: {points}</translation>
    </message>
    <message>
        <source>Best turn ever: {points}</source>
        <translation>Bester Zug bisher: {points}</translation>
    </message>
    <message>
        <source>points per game</source>
        <translation>Punkte je Partie</translation>
    </message>
    <message>
        <source>Qwirkles per game</source>
        <translation>Qwirkles je Partie</translation>
    </message>
    <message>
        <source>lost per move</source>
        <translation>Verlust je Zug</translation>
    </message>
    <message>
        <source>Points lost per move, on average over the games that have been reviewed</source>
        <translation>Verlorene Punkte je Zug, im Durchschnitt der ausgewerteten Partien</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>Verlorene Punkte je Zug</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>Die Partie wurde aufgegeben.</translation>
    </message>
    <message>
        <source>Play for&#xa0;{points}</source>
        <translation>Anlegen für&#xa0;{points}</translation>
    </message>
    <message>
        <source>Susan McKinley Ross</source>
        <translation>Susan McKinley Ross</translation>
    </message>
    <message>
        <source>Largest sets: {sets}</source>
        <translation>Größte Sätze: {sets}</translation>
    </message>
    <message>
        <source>Tie at {tiles}: {names}. {who} is listed first and begins</source>
        <translation>Gleichstand mit {tiles}: {names}. {who} steht in der Liste vorn und beginnt</translation>
    </message>
    <message>
        <source>Tie at {tiles}: {names}. You are listed first and begin</source>
        <translation>Gleichstand mit {tiles}: {names}. Sie stehen in der Liste vorn und beginnen</translation>
    </message>
    <message>
        <source>{who}. Largest set at the start: {tiles}</source>
        <translation>{who}. Größter Satz zu Beginn: {tiles}</translation>
    </message>
    <message>
        <source>The {tile} fits only next to another of your tiles: lay that one first</source>
        <translation>{tile}: passt nur neben einen anderen Ihrer Steine, legen Sie erst diesen</translation>
    </message>
    <message>
        <source>The {tile} doesn’t go with the tiles you have laid out</source>
        <translation>{tile}: passt nicht zu den Steinen, die Sie ausgelegt haben</translation>
    </message>
    <message>
        <source>The {tile} isn’t part of your largest set: lay the marked tiles</source>
        <translation>{tile}: gehört nicht zum größten Satz, legen Sie die markierten Steine</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>So spielen</translation>
    </message>
</context>
<context>
    <name>qwirkle colour letters</name>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Ge</translation>
    </message>
    <message>
        <source>G</source>
        <translation>Gr</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>P</source>
        <translation>L</translation>
    </message>
</context>
<context>
    <name>qwirkle drills</name>
    <message>
        <source>Game of {day}</source>
        <translation>Partie vom {day}</translation>
    </message>
    <message>
        <source>Your move here lost about {points} over the next round. Find a better one.</source>
        <translation>Ihr Zug hier kostete über die nächste Runde etwa {points}. Finden Sie einen besseren.</translation>
    </message>
    <message>
        <source>By the end of the game the best move gains about {points} more, going by what you see.</source>
        <translation>Bis zum Ende der Partie bringt der beste Zug nach dem, was Sie sehen, etwa {points} mehr.</translation>
    </message>
    <message>
        <source>Over the next round the best move gains about {points} more, going by what you see.</source>
        <translation>Über die nächste Runde bringt der beste Zug nach dem, was Sie sehen, etwa {points} mehr.</translation>
    </message>
    <message>
        <source>No other move was found that gains clearly more.</source>
        <translation>Es wurde kein anderer Zug gefunden, der deutlich mehr bringt.</translation>
    </message>
    <message>
        <source>Your move here cost you {points} by the end of the game. Find a better one.</source>
        <translation>Ihr Zug hier kostete bis zum Ende der Partie {points}. Finden Sie einen besseren.</translation>
    </message>
    <message>
        <source>Your move here cost you about {points} by the end of the game. Find a better one.</source>
        <translation>Ihr Zug hier kostete bis zum Ende der Partie etwa {points}. Finden Sie einen besseren.</translation>
    </message>
    <message>
        <source>Calculated to the end of the game, the best move is worth {points} more.</source>
        <translation>Bis zum Ende der Partie durchgerechnet bringt der beste Zug {points} mehr.</translation>
    </message>
    <message>
        <source>{points} from the best: {best}.</source>
        <translation>{points} weniger als der beste Zug: {best}.</translation>
    </message>
</context>
<context>
    <name>qwirkle hints</name>
    <message>
        <source>There is nothing to decide</source>
        <translation>Gerade ist nichts zu entscheiden</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Lay {tiles}: {sum}</source>
        <translation>Anlegen: {tiles}. Punkte: {sum}</translation>
    </message>
    <message>
        <source>Next best: {tiles} for {points}</source>
        <translation>Zweitbester Zug: {tiles} für {points}</translation>
    </message>
    <message>
        <source>nothing else fits</source>
        <translation>nichts anderes passt</translation>
    </message>
    <message>
        <source>completes a Qwirkle</source>
        <translation>vollendet ein Qwirkle</translation>
    </message>
    <message>
        <source>scores clearly more than anything else</source>
        <translation>bringt deutlich mehr Punkte als alles andere</translation>
    </message>
    <message>
        <source>keeps a Qwirkle that only you can complete: {tile}</source>
        <translation>hält ein Qwirkle offen, das nur Sie vollenden können: {tile}</translation>
    </message>
    <message>
        <source>scores in several lines at once</source>
        <translation>punktet in mehreren Reihen zugleich</translation>
    </message>
    <message>
        <source>none of your tiles fits</source>
        <translation>keiner Ihrer Steine passt</translation>
    </message>
    <message>
        <source>The next best move is just as good</source>
        <translation>Der zweitbeste Zug ist genauso gut</translation>
    </message>
    <message>
        <source>{more}&#xa0;points better than the next best move over one round</source>
        <translation>Über eine Runde {more}&#xa0;Punkte besser als der zweitbeste Zug</translation>
    </message>
    <message>
        <source>lays your last tile and ends the game: {points} more</source>
        <translation>Ihr letzter Stein, und die Partie ist zu Ende: {points} extra</translation>
    </message>
    <message>
        <source>worked out to the end of the game, nothing is better</source>
        <translation>bis zum Ende der Partie durchgerechnet: Nichts ist besser</translation>
    </message>
    <message>
        <source>leaves a five, but only one {tile} is left</source>
        <translation>lässt eine Fünf, doch dazu passt nur noch ein einziger Stein: {tile}</translation>
    </message>
    <message>
        <source>leaves less for the next player</source>
        <translation>lässt dem nächsten Spieler weniger</translation>
    </message>
    <message>
        <source>gets rid of a tile you hold twice: {tile}</source>
        <translation>wird einen doppelten Stein los: {tile}</translation>
    </message>
    <message>
        <source>comes out best over the next round</source>
        <translation>bringt über die nächste Runde am meisten</translation>
    </message>
    <message>
        <source>leaves a five, but no {tile} is left</source>
        <translation>lässt eine Fünf, doch der passende Stein kommt nicht mehr: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>lets you draw %n new tile(s)</source>
        <translation>
            <numerusform>bringt %n neuen Stein</numerusform>
            <numerusform>bringt %n neue Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n red tile(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n roten Stein</numerusform>
            <numerusform>behält einen Satz aus %n roten Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n orange tile(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n orangefarbenen Stein</numerusform>
            <numerusform>behält einen Satz aus %n orangefarbenen Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n yellow tile(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n gelben Stein</numerusform>
            <numerusform>behält einen Satz aus %n gelben Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n green tile(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n grünen Stein</numerusform>
            <numerusform>behält einen Satz aus %n grünen Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n blue tile(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n blauen Stein</numerusform>
            <numerusform>behält einen Satz aus %n blauen Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n purple tile(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n lila Stein</numerusform>
            <numerusform>behält einen Satz aus %n lila Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n circle(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n Kreis</numerusform>
            <numerusform>behält einen Satz aus %n Kreisen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n square(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n Quadrat</numerusform>
            <numerusform>behält einen Satz aus %n Quadraten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n diamond(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n Raute</numerusform>
            <numerusform>behält einen Satz aus %n Rauten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n clover(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n Kleeblatt</numerusform>
            <numerusform>behält einen Satz aus %n Kleeblättern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n star(s)</source>
        <translation>
            <numerusform>behält einen Satz aus %n Stern</numerusform>
            <numerusform>behält einen Satz aus %n Sternen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n cross(es)</source>
        <translation>
            <numerusform>behält einen Satz aus %n Kreuz</numerusform>
            <numerusform>behält einen Satz aus %n Kreuzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Next best: the same in other cells for {points}</source>
        <translation>Zweitbester Zug: dieselben Steine auf anderen Feldern für {points}</translation>
    </message>
    <message>
        <source>sets up your next turn: up to {points}</source>
        <translation>bereitet Ihren nächsten Zug vor: bis zu {points}</translation>
    </message>
    <message>
        <source>leaves no line of five for the next player</source>
        <translation>lässt dem nächsten Spieler keine Fünferreihe</translation>
    </message>
    <message>
        <source>scores {points} more now</source>
        <translation>bringt jetzt {points} mehr</translation>
    </message>
</context>
<context>
    <name>qwirkle problems</name>
    <message>
        <source>Your opponent’s tiles</source>
        <translation>Die Steine Ihres Gegners</translation>
    </message>
    <message>
        <source>Your opponent has no tiles left</source>
        <translation>Ihr Gegner hat keine Steine mehr</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>Der beste Zug</translation>
    </message>
    <message>
        <source>The endgame</source>
        <translation>Das Endspiel</translation>
    </message>
    <message>
        <source>Find the move that scores most with these tiles. There is only one.</source>
        <translation>Finden Sie den Zug, der mit diesen Steinen die meisten Punkte bringt. Es gibt nur einen.</translation>
    </message>
    <message>
        <source>Another move scores {points} more.</source>
        <translation>Ein anderer Zug bringt {points} mehr.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>It would continue like this: {moves}.</source>
        <translation>Es ginge so weiter: {moves}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>{tiles} for {points}</source>
        <translation>{tiles} für {points}</translation>
    </message>
    <message>
        <source>{points}: nothing scores more.</source>
        <translation>{points}: Mehr bringt kein Zug.</translation>
    </message>
    <message>
        <source>The best possible result: {margin}.</source>
        <translation>Das bestmögliche Ergebnis: {margin}.</translation>
    </message>
    <message>
        <source>a win by {points}</source>
        <translation>ein Sieg, Vorsprung {points}</translation>
    </message>
    <message>
        <source>a defeat by only {points}</source>
        <translation>eine Niederlage, Rückstand nur {points}</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ein Unentschieden</translation>
    </message>
    <message>
        <source>One tile is enough: {tile}. Where does it belong?</source>
        <translation>Ein Stein genügt: {tile}. Wohin gehört er?</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n tile(s), one of them {tile}. Where do they fit?</source>
        <translation>
            <numerusform>Legen Sie %n&#xa0;Stein: {tile}. Wo passt er hin?</numerusform>
            <numerusform>Legen Sie %n&#xa0;Steine, darunter: {tile}. Wo passen sie hin?</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty and your opponent’s tiles are open. End the game with the best result: {margin}. Your opponent plays perfectly.</source>
        <translation>Der Beutel ist leer, die Steine Ihres Gegners liegen offen. Beenden Sie das Spiel mit dem besten Ergebnis: {margin}. Ihr Gegner spielt fehlerfrei.</translation>
    </message>
    <message>
        <source>That is {points} short of the best result.</source>
        <translation>So endet es um {points} schlechter als möglich.</translation>
    </message>
</context>
<context>
    <name>qwirkle review</name>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Es gab nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Hardly a point was lost. Very well played!</source>
        <translation>Kaum ein Punkt ging verloren. Sehr gut gespielt!</translation>
    </message>
    <message>
        <source>{number}&#xa0;points</source>
        <translation>{number}&#xa0;Punkte</translation>
    </message>
    <message>
        <source>Luck of the draw, in points: {told}</source>
        <translation>Glück beim Ziehen, in Punkten: {told}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) lost two points or more.</source>
        <translation>
            <numerusform>%n Zug kostete zwei Punkte oder mehr.</numerusform>
            <numerusform>%n Züge kosteten zwei Punkte oder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played: {played}. Better: {better}.</source>
        <translation>Gespielt: {played}. Besser: {better}.</translation>
    </message>
    <message>
        <source>{tiles} traded</source>
        <translation>{tiles} getauscht</translation>
    </message>
    <message>
        <source>{tiles} for&#xa0;{points}</source>
        <translation>{tiles} für&#xa0;{points}</translation>
    </message>
    <message>
        <source>Lead: {points}</source>
        <translation>Vorsprung: {points}</translation>
    </message>
    <message>
        <source>This move: {points} lost</source>
        <translation>Dieser Zug: {points} verloren</translation>
    </message>
    <message>
        <source>Reviewing the game.</source>
        <translation>Die Partie wird ausgewertet.</translation>
    </message>
    <message>
        <source>{done} of&#xa0;{total} moves reviewed.</source>
        <translation>{done} von&#xa0;{total} Zügen sind ausgewertet.</translation>
    </message>
    <message>
        <source>{points} lost per move, {all} in the whole game</source>
        <translation>{points} je Zug verloren, in der ganzen Partie {all}</translation>
    </message>
    <message>
        <source>The game can’t be reviewed right now.</source>
        <translation>Die Partie kann jetzt nicht ausgewertet werden.</translation>
    </message>
    <message>
        <source>Points lost: how much more the best move would have gained over one round, given what you could know; in the last moves, by the end of the game.</source>
        <translation>Verlorene Punkte: wie viel mehr der beste Zug über eine Runde bringt, soweit Sie es wissen konnten; in den letzten Zügen bis zum Ende der Partie.</translation>
    </message>
    <message>
        <source>Points lost: how much more the best move would have gained over one round, given what you could know.</source>
        <translation>Verlorene Punkte: wie viel mehr der beste Zug über eine Runde bringt, soweit Sie es wissen konnten.</translation>
    </message>
    <message>
        <source>Less than two points may be chance in the estimate and isn’t counted.</source>
        <translation>Weniger als zwei Punkte können Zufall der Schätzung sein und zählen nicht.</translation>
    </message>
    <message>
        <source>Played: {played}. Better: the same tiles in other cells, for&#xa0;{points}.</source>
        <translation>Gespielt: {played}. Besser: dieselben Steine auf anderen Feldern, für&#xa0;{points}.</translation>
    </message>
</context>
<context>
    <name>qwirkle tiles</name>
    <message>
        <source>red circle</source>
        <translation>roter Kreis</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>rotes Quadrat</translation>
    </message>
    <message>
        <source>red diamond</source>
        <translation>rote Raute</translation>
    </message>
    <message>
        <source>red clover</source>
        <translation>rotes Kleeblatt</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>roter Stern</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>rotes Kreuz</translation>
    </message>
    <message>
        <source>orange circle</source>
        <translation>orangefarbener Kreis</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>orangefarbenes Quadrat</translation>
    </message>
    <message>
        <source>orange diamond</source>
        <translation>orangefarbene Raute</translation>
    </message>
    <message>
        <source>orange clover</source>
        <translation>orangefarbenes Kleeblatt</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>orangefarbener Stern</translation>
    </message>
    <message>
        <source>orange cross</source>
        <translation>orangefarbenes Kreuz</translation>
    </message>
    <message>
        <source>yellow circle</source>
        <translation>gelber Kreis</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>gelbes Quadrat</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>gelbe Raute</translation>
    </message>
    <message>
        <source>yellow clover</source>
        <translation>gelbes Kleeblatt</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>gelber Stern</translation>
    </message>
    <message>
        <source>yellow cross</source>
        <translation>gelbes Kreuz</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>grüner Kreis</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>grünes Quadrat</translation>
    </message>
    <message>
        <source>green diamond</source>
        <translation>grüne Raute</translation>
    </message>
    <message>
        <source>green clover</source>
        <translation>grünes Kleeblatt</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>grüner Stern</translation>
    </message>
    <message>
        <source>green cross</source>
        <translation>grünes Kreuz</translation>
    </message>
    <message>
        <source>blue circle</source>
        <translation>blauer Kreis</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>blaues Quadrat</translation>
    </message>
    <message>
        <source>blue diamond</source>
        <translation>blaue Raute</translation>
    </message>
    <message>
        <source>blue clover</source>
        <translation>blaues Kleeblatt</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>blauer Stern</translation>
    </message>
    <message>
        <source>blue cross</source>
        <translation>blaues Kreuz</translation>
    </message>
    <message>
        <source>purple circle</source>
        <translation>lila Kreis</translation>
    </message>
    <message>
        <source>purple square</source>
        <translation>lila Quadrat</translation>
    </message>
    <message>
        <source>purple diamond</source>
        <translation>lila Raute</translation>
    </message>
    <message>
        <source>purple clover</source>
        <translation>lila Kleeblatt</translation>
    </message>
    <message>
        <source>purple star</source>
        <translation>lila Stern</translation>
    </message>
    <message>
        <source>purple cross</source>
        <translation>lila Kreuz</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>It can still be won.</source>
        <translation>Sie ist noch zu gewinnen.</translation>
    </message>
    <message>
        <source>The voyage can’t be analysed right now: the program can’t start the process that does it.</source>
        <translation>Die Fahrt lässt sich jetzt nicht auswerten: Der Prozess dafür lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>With all cards visible, it could have been won at any point.</source>
        <translation>Mit offenen Karten war sie jederzeit zu gewinnen.</translation>
    </message>
    <message>
        <source>This deal could not have been won.</source>
        <translation>Diese Fahrt war nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>Action&#xa0;{number}: the crew gave up. It could still have been won.</source>
        <translation>Aktion&#xa0;{number}: aufgegeben. Die Fahrt war noch zu gewinnen.</translation>
    </message>
    <message>
        <source>Action&#xa0;{number}: after this it could no longer be won.</source>
        <translation>Aktion&#xa0;{number}: Danach war nicht mehr zu gewinnen.</translation>
    </message>
    <message>
        <source>The score is level at the end.</source>
        <translation>Am Ende steht es unentschieden.</translation>
    </message>
    <message>
        <source>After action&#xa0;{last} it could still be won; from action&#xa0;{first} on it could not.</source>
        <translation>Nach Aktion&#xa0;{last} war noch zu gewinnen, ab Aktion&#xa0;{first} nicht mehr.</translation>
    </message>
    <message>
        <source>You are ahead by {points}, and have led since action&#xa0;{number}.</source>
        <translation>Sie liegen um {points} vorn, endgültig seit Aktion&#xa0;{number}.</translation>
    </message>
    <message>
        <source>You are behind by {points}, and have trailed since action&#xa0;{number}.</source>
        <translation>Sie liegen um {points} zurück, endgültig seit Aktion&#xa0;{number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>After action&#xa0;{number} it is clear:</source>
        <translation>Nach Aktion&#xa0;{number} ist es offensichtlich:</translation>
    </message>
    <message>
        <source>A win takes at least {needed}, payments and the finish included; left:&#xa0;{left}.</source>
        <translation>Bis zum Sieg braucht es mindestens {needed}, Bezahlung und Ziel mitgezählt; übrig:&#xa0;{left}.</translation>
    </message>
    <message>
        <source>The storm on row&#xa0;{row} will stay: no more compasses can come.</source>
        <translation>Der Sturm auf Reihe&#xa0;{row} bleibt: Es kann kein Kompass mehr kommen.</translation>
    </message>
    <message>
        <source>No finish is left.</source>
        <translation>Es ist kein Ziel mehr übrig.</translation>
    </message>
    <message>
        <source>No start is left.</source>
        <translation>Es ist kein Start mehr übrig.</translation>
    </message>
    <message>
        <source>Every way of playing on was tried.</source>
        <translation>Alle Möglichkeiten wurden durchprobiert.</translation>
    </message>
    <message>
        <source>You have {cards} left for {turns}: not enough to win.</source>
        <translation>Sie haben noch {cards} für {turns}: zu wenig, um zu gewinnen.</translation>
    </message>
    <message>
        <source>{who} has {cards} left for {turns}: not enough to win.</source>
        <translation>{who} hat noch {cards} für {turns}: zu wenig, um zu gewinnen.</translation>
    </message>
    <message>
        <source>You could neither play a card nor discard two.</source>
        <translation>Sie konnten weder eine Karte spielen noch zwei ablegen.</translation>
    </message>
    <message>
        <source>{who} could neither play a card nor discard two.</source>
        <translation>{who} konnte weder eine Karte spielen noch zwei ablegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few numbers {where}: {cells} to fill, left: {numbers}.</source>
        <translation>Zu wenige Zahlen {where}: {cells} zu füllen, übrig: {numbers}.</translation>
    </message>
    <message>
        <source>What is left {where} costs more than a hand can pay. Left: {numbers}.</source>
        <translation>Was {where} noch passt, kostet mehr, als eine Hand zahlen kann. Übrig: {numbers}.</translation>
    </message>
    <message>
        <source>The numbers {where} come too late to be paid for: {numbers}.</source>
        <translation>Die Zahlen {where} kommen zu spät, um sie noch zu bezahlen: {numbers}.</translation>
    </message>
    <message>
        <source>The number {where} costs a whole hand, and no finish comes after it. Left: {numbers}.</source>
        <translation>Die Zahl {where} kostet die ganze Hand, und danach kommt kein Ziel mehr. Übrig: {numbers}.</translation>
    </message>
    <message>
        <source>on the empty grid</source>
        <translation>auf der leeren Spielfläche</translation>
    </message>
    <message>
        <source>before&#xa0;{high}</source>
        <translation>vor der&#xa0;{high}</translation>
    </message>
    <message>
        <source>after&#xa0;{low}</source>
        <translation>nach der&#xa0;{low}</translation>
    </message>
    <message>
        <source>between&#xa0;{low} and&#xa0;{high}</source>
        <translation>zwischen&#xa0;{low} und&#xa0;{high}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} und {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>How it could have been won from action&#xa0;{number} on, with all cards visible.</source>
        <translation>So wäre es ab Aktion&#xa0;{number} gegangen, mit offenen Karten.</translation>
    </message>
    <message>
        <source>Action&#xa0;{number}</source>
        <translation>Aktion&#xa0;{number}</translation>
    </message>
    <message>
        <source>chance&#xa0;{chance}</source>
        <translation>Chance&#xa0;{chance}</translation>
    </message>
    <message>
        <source>could be won</source>
        <translation>war zu gewinnen</translation>
    </message>
    <message>
        <source>could no longer be won</source>
        <translation>nicht mehr zu gewinnen</translation>
    </message>
    <message>
        <source>The voyage is still under way: you see only what you could know.</source>
        <translation>Die Fahrt läuft noch: Gezeigt wird nur, was Sie wissen konnten.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Die Fahrt wird ausgewertet&#xa0;…</translation>
    </message>
    <message>
        <source>This voyage was won.</source>
        <translation>Diese Fahrt wurde gewonnen.</translation>
    </message>
    <message>
        <source>From action&#xa0;{number} on it could no longer be won. Still looking for an earlier one…</source>
        <translation>Ab Aktion&#xa0;{number} war nicht mehr zu gewinnen. Es wird noch nach einer früheren gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>At the start it could be won; from action&#xa0;{first} on it could not.</source>
        <translation>Am Anfang war zu gewinnen, ab Aktion&#xa0;{first} nicht mehr.</translation>
    </message>
    <message>
        <source>You won by {points} and led from action&#xa0;{number} on.</source>
        <translation>Sie haben gewonnen und lagen ab Aktion&#xa0;{number} vorn; Vorsprung: {points}.</translation>
    </message>
    <message>
        <source>You lost by {points} and trailed from action&#xa0;{number} on.</source>
        <translation>Sie haben verloren und lagen ab Aktion&#xa0;{number} zurück; Rückstand: {points}.</translation>
    </message>
    <message>
        <source>No number is left {where}.</source>
        <translation>Es ist keine Zahl {where} mehr übrig.</translation>
    </message>
    <message>
        <source>From action&#xa0;{number} on it could no longer be won; it isn’t known whether it could be won before that.</source>
        <translation>Ab Aktion&#xa0;{number} war nicht mehr zu gewinnen; ob vorher noch, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>With all cards known, it was still winnable before this move, and lost after it.</source>
        <translation>Bei offenen Karten war die Fahrt vor diesem Zug noch zu gewinnen, danach nicht mehr.</translation>
    </message>
    <message>
        <source>You could have known: another move was this much better.</source>
        <translation>Das war zu erkennen: Ein anderer Zug war um diesen Wert besser.</translation>
    </message>
    <message>
        <source>The program couldn’t work out whether it could be won.</source>
        <translation>Das Programm konnte nicht ermitteln, ob sie zu gewinnen war.</translation>
    </message>
</context>
<context>
    <name>review report</name>
    <message>
        <source>Page&#xa0;{number} of&#xa0;{count}</source>
        <translation>Seite&#xa0;{number} von&#xa0;{count}</translation>
    </message>
    <message>
        <source>The table at the end</source>
        <translation>Der Tisch am Ende</translation>
    </message>
    <message>
        <source>deal&#xa0;{number}</source>
        <translation>Nr.&#xa0;{number}</translation>
    </message>
    <message>
        <source>actions: {count}</source>
        <translation>Aktionen: {count}</translation>
    </message>
</context>
<context>
    <name>same deal</name>
    <message>
        <source>A master in your seat</source>
        <translation>Ein Meister an Ihrer Stelle</translation>
    </message>
    <message>
        <source>An admiral in your seat</source>
        <translation>Ein Admiral an Ihrer Stelle</translation>
    </message>
    <message>
        <source>A captain on this deal</source>
        <translation>Ein Kapitän mit diesen Karten</translation>
    </message>
    <message>
        <source>The captain’s crew</source>
        <translation>Eine Mannschaft aus Kapitänen</translation>
    </message>
    <message>
        <source>won {mine} to&#xa0;{other}</source>
        <translation>gewonnen mit {mine} zu&#xa0;{other}</translation>
    </message>
    <message>
        <source>lost {mine} to&#xa0;{other}</source>
        <translation>verloren mit {mine} zu&#xa0;{other}</translation>
    </message>
    <message>
        <source>drew {mine} to&#xa0;{other}</source>
        <translation>unentschieden, {mine} zu&#xa0;{other}</translation>
    </message>
    <message>
        <source>won with no card left</source>
        <translation>gewonnen mit der letzten Karte</translation>
    </message>
    <message numerus="yes">
        <source>won with %n card(s) left</source>
        <translation>
            <numerusform>gewonnen, %n Karte übrig</numerusform>
            <numerusform>gewonnen, %n Karten übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost with %n cell(s) left empty</source>
        <translation>
            <numerusform>verloren, %n Feld blieb leer</numerusform>
            <numerusform>verloren, %n Felder blieben leer</numerusform>
        </translation>
    </message>
    <message>
        <source>lost with the grid full</source>
        <translation>verloren bei voller Spielfläche</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>Islands, 2&#xa0;each</source>
        <translation>Inseln, je&#xa0;2</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Hands swapped</source>
        <translation>Getauscht</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>shkap</name>
    <message>
        <source>Shkap</source>
        <translation>Shkap</translation>
    </message>
    <message>
        <source>pirates, maps and chests</source>
        <translation>Piraten, Karten und Truhen</translation>
    </message>
    <message>
        <source>Six islands</source>
        <translation>Sechs Inseln</translation>
    </message>
    <message>
        <source>Archipelago</source>
        <translation>Archipel</translation>
    </message>
    <message>
        <source>Eight islands, four of them open from the start. You choose nine cards in a draft, and they have to last for four islands: plan ahead.</source>
        <translation>Acht Inseln, vier davon liegen von Anfang an offen. In der Kartenwahl suchen Sie sich neun Karten aus, und die müssen für vier Inseln reichen: Planen Sie voraus.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{mode}, deal&#xa0;{number}</source>
        <translation>{mode}, Nr.&#xa0;{number}</translation>
    </message>
    <message>
        <source>{count} of&#xa0;{all}</source>
        <translation>{count} von&#xa0;{all}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>the deciding island</source>
        <translation>die entscheidende Insel</translation>
    </message>
    <message>
        <source>island&#xa0;{number} of&#xa0;{all}</source>
        <translation>Insel&#xa0;{number} von&#xa0;{all}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Strongest opponent</source>
        <translation>Stärkster Gegner</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Beliebige Gegner</translation>
    </message>
    <message>
        <source>Your coins on an island, on average</source>
        <translation>Ihre Münzen auf einer Insel, im Schnitt</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verpasst</translation>
    </message>
    <message>
        <source>deal&#xa0;{deal}</source>
        <translation>Nr.&#xa0;{deal}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>On this island</source>
        <translation>Auf dieser Insel</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>On the horizon</source>
        <translation>Am Horizont</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Flecken</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Kartenwahl</translation>
    </message>
    <message>
        <source>island&#xa0;{number} of&#xa0;{count}</source>
        <translation>Insel&#xa0;{number} von&#xa0;{count}</translation>
    </message>
    <message>
        <source>tie-break island</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>chests {values}</source>
        <translation>Truhen {values}</translation>
    </message>
    <message>
        <source>buried {values}</source>
        <translation>vergraben {values}</translation>
    </message>
    <message>
        <source>Deck&#xa0;{count}</source>
        <translation>Stapel&#xa0;{count}</translation>
    </message>
    <message>
        <source>Discard&#xa0;{count}</source>
        <translation>Abgelegt&#xa0;{count}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n Fleck</numerusform>
            <numerusform>%n Flecken</numerusform>
        </translation>
    </message>
    <message>
        <source>across</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>up-down</source>
        <translation>auf-ab</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>black flag</source>
        <translation>schwarze Flagge</translation>
    </message>
    <message>
        <source>black mark</source>
        <translation>Schwarzer Fleck</translation>
    </message>
    <message>
        <source>pirate map</source>
        <translation>Piratenkarte</translation>
    </message>
    <message>
        <source>Across: one cell left or right</source>
        <translation>Quer: ein Feld nach links oder rechts</translation>
    </message>
    <message>
        <source>Up-down: one cell up or down</source>
        <translation>Auf-ab: ein Feld nach oben oder unten</translation>
    </message>
    <message>
        <source>Cross: one cell in any of the four directions</source>
        <translation>Kreuz: ein Feld in eine der vier Richtungen</translation>
    </message>
    <message>
        <source>Knight: a leap as in chess, over anything</source>
        <translation>Springer: ein Sprung wie im Schach, über alles hinweg</translation>
    </message>
    <message>
        <source>chest of&#xa0;{coins}</source>
        <translation>Truhe mit&#xa0;{coins}</translation>
    </message>
    <message>
        <source>buried chest of&#xa0;{coins}</source>
        <translation>vergrabene Truhe mit&#xa0;{coins}</translation>
    </message>
    <message>
        <source>take {cards}</source>
        <translation>{cards} nehmen</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>cave</source>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>Dschungel</translation>
    </message>
    <message>
        <source>white flag</source>
        <translation>weiße Flagge</translation>
    </message>
    <message>
        <source>chest: the walk ends</source>
        <translation>Truhe: Ende des Wegs</translation>
    </message>
    <message>
        <source>buried: map needed</source>
        <translation>vergraben: nur mit Piratenkarte</translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) on the way</source>
        <translation>
            <numerusform>unterwegs %n Karte nehmen</numerusform>
            <numerusform>unterwegs %n Karten nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>jungle: map needed</source>
        <translation>Dschungel: nur mit Piratenkarte</translation>
    </message>
    <message>
        <source>white flag: the usual start</source>
        <translation>weiße Flagge: hier geht es los</translation>
    </message>
    <message>
        <source>black flag: start with a flag card</source>
        <translation>schwarze Flagge: Start mit Flaggenkarte</translation>
    </message>
    <message>
        <source>the buried chest of&#xa0;{coins}</source>
        <translation>die vergrabene Truhe mit&#xa0;{coins}</translation>
    </message>
    <message>
        <source>the chest of&#xa0;{coins}</source>
        <translation>die Truhe mit&#xa0;{coins}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>Tie-break: {island}</source>
        <translation>Stechen: {island}</translation>
    </message>
    <message>
        <source>A shared win: {names}</source>
        <translation>Geteilter Sieg: {names}</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Sie haben gewonnen</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>Equal coins: one more island broke the tie.</source>
        <translation>Gleich viele Münzen: Eine weitere Insel hat entschieden.</translation>
    </message>
    <message>
        <source>Equal coins, even after one more island.</source>
        <translation>Gleich viele Münzen, auch nach einer weiteren Insel.</translation>
    </message>
    <message>
        <source>{coins}, {lead} more than anybody else.</source>
        <translation>{coins}, {lead} mehr als alle anderen.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck</source>
        <translation>Der Ablagestapel wird zum neuen Stapel gemischt</translation>
    </message>
    <message>
        <source>All hands are discarded</source>
        <translation>Alle Handkarten werden abgelegt</translation>
    </message>
    <message>
        <source>{island}: {name} is first</source>
        <translation>{island}: {name} beginnt</translation>
    </message>
    <message>
        <source>{island}: you are first</source>
        <translation>{island}: Sie beginnen</translation>
    </message>
    <message>
        <source>Tie at {coins}: {names}. One more island decides</source>
        <translation>Gleichstand mit {coins}: {names}. Eine weitere Insel entscheidet</translation>
    </message>
    <message>
        <source>Cards laid: {counts}</source>
        <translation>Gelegte Karten: {counts}</translation>
    </message>
    <message>
        <source>{name} throws a black mark at you</source>
        <translation>{name} wirft einen Schwarzen Fleck auf Sie</translation>
    </message>
    <message>
        <source>Pack: {card}</source>
        <translation>Päckchen: {card}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Market&#xa0;{place}: {card}</source>
        <translation>Markt&#xa0;{place}: {card}</translation>
    </message>
    <message>
        <source>Route&#xa0;{place}: {card}</source>
        <translation>Route&#xa0;{place}: {card}</translation>
    </message>
    <message>
        <source>the route can lead here</source>
        <translation>die Route kann hierher führen</translation>
    </message>
    <message>
        <source>the route can end here</source>
        <translation>die Route kann hier enden</translation>
    </message>
    <message>
        <source>map needed</source>
        <translation>nur mit Piratenkarte</translation>
    </message>
    <message>
        <source>the route breaks off here</source>
        <translation>die Route bricht hier ab</translation>
    </message>
    <message>
        <source>On the horizon: {name}; {cells}</source>
        <translation>Am Horizont: {name}; {cells}</translation>
    </message>
    <message>
        <source>Keep one card and hand the others to the left</source>
        <translation>Behalten Sie eine Karte, die anderen gehen nach links</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the market or the deck</source>
        <translation>
            <numerusform>Nehmen Sie %n Karte vom Markt oder vom Stapel</numerusform>
            <numerusform>Nehmen Sie %n Karten vom Markt oder vom Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>No card for a route: you have to pass and take two cards</source>
        <translation>Keine Karte für eine Route: Sie müssen passen und zwei Karten nehmen</translation>
    </message>
    <message>
        <source>This island breaks the tie: land here, or pass and take two cards?</source>
        <translation>Diese Insel entscheidet: hier landen, oder passen und zwei Karten nehmen?</translation>
    </message>
    <message>
        <source>Land here, or pass and take two cards?</source>
        <translation>Hier landen, oder passen und zwei Karten nehmen?</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message numerus="yes">
        <source>; %n card(s) behind it thrown away</source>
        <translation>
            <numerusform>; %n Karte dahinter abgeworfen</numerusform>
            <numerusform>; %n Karten dahinter abgeworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, card&#xa0;{number}: only into the jungle, and that takes a map</source>
        <translation>{card}, Karte&#xa0;{number}: nur in den Dschungel, und das geht nur mit Piratenkarte</translation>
    </message>
    <message>
        <source>{card}, card&#xa0;{number}, leads nowhere from there</source>
        <translation>{card}, Karte&#xa0;{number}, führt von dort nirgendwohin</translation>
    </message>
    <message>
        <source>The chest is buried: lay a map before the card that reaches it</source>
        <translation>Die Truhe ist vergraben: Legen Sie vor die Karte, die sie erreicht, eine Piratenkarte</translation>
    </message>
    <message>
        <source>You have no mark to throw</source>
        <translation>Sie haben keinen Fleck zum Werfen</translation>
    </message>
    <message>
        <source>Nobody else has landed: your marks stay in your hand</source>
        <translation>Sonst ist niemand gelandet: Ihre Flecken bleiben auf der Hand</translation>
    </message>
    <message>
        <source>Which cave do you come out of?</source>
        <translation>Aus welcher Höhle kommen Sie heraus?</translation>
    </message>
    <message>
        <source>{card}: no chest in reach any more</source>
        <translation>{card}: keine Truhe mehr erreichbar</translation>
    </message>
    <message>
        <source>{name} keeps a card</source>
        <translation>{name} behält eine Karte</translation>
    </message>
    <message>
        <source>{name} decides: land or pass?</source>
        <translation>{name} überlegt: landen oder passen?</translation>
    </message>
    <message>
        <source>{name} takes a card</source>
        <translation>{name} nimmt eine Karte</translation>
    </message>
    <message>
        <source>{name} lays a route</source>
        <translation>{name} legt eine Route</translation>
    </message>
    <message>
        <source>{name} walks</source>
        <translation>{name} läuft</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>Your pack</source>
        <translation>Ihr Päckchen</translation>
    </message>
    <message>
        <source>steps under the cards</source>
        <translation>Schritte unter den Karten</translation>
    </message>
    <message>
        <source>try one out before you land</source>
        <translation>vor dem Landen ausprobieren</translation>
    </message>
    <message>
        <source>Your route</source>
        <translation>Ihre Route</translation>
    </message>
    <message>
        <source>You walk</source>
        <translation>Sie laufen</translation>
    </message>
    <message>
        <source>{cards} to go</source>
        <translation>noch {cards}</translation>
    </message>
    <message>
        <source>face down for the others</source>
        <translation>für die anderen verdeckt</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>an island behind you</source>
        <translation>eine frühere Insel</translation>
    </message>
    <message>
        <source>watches</source>
        <translation>schaut zu</translation>
    </message>
    <message>
        <source>takes two cards</source>
        <translation>nimmt zwei Karten</translation>
    </message>
    <message>
        <source>lands</source>
        <translation>landet</translation>
    </message>
    <message>
        <source>lays a route</source>
        <translation>legt eine Route</translation>
    </message>
    <message>
        <source>{cards} laid</source>
        <translation>{cards} gelegt</translation>
    </message>
    <message>
        <source>walks</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>has walked</source>
        <translation>ist angekommen</translation>
    </message>
    <message>
        <source>at a chest</source>
        <translation>an einer Truhe</translation>
    </message>
    <message>
        <source>no map for the buried chest</source>
        <translation>keine Piratenkarte</translation>
    </message>
    <message>
        <source>a card led nowhere</source>
        <translation>eine Karte führte ins Leere</translation>
    </message>
    <message>
        <source>the flag was not first</source>
        <translation>die Flagge war nicht vorn</translation>
    </message>
    <message>
        <source>ran out of cards</source>
        <translation>keine Karte mehr</translation>
    </message>
    <message>
        <source>passed last time</source>
        <translation>zuletzt gepasst</translation>
    </message>
    <message>
        <source>+{coins}</source>
        <translation>+{coins}</translation>
    </message>
    <message>
        <source>no gold</source>
        <translation>kein Gold</translation>
    </message>
    <message>
        <source>first in turn</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>marks: {count}</source>
        <translation>Flecken: {count}</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>Suche nach einem Tipp</translation>
    </message>
    <message>
        <source>I land!</source>
        <translation>Ich lande!</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Walk on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>To {chest}</source>
        <translation>Ziel: {chest}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Return first: {cards}. {move}</source>
        <translation>Zuerst zurücknehmen: {cards}. {move}</translation>
    </message>
    <message>
        <source>New expedition</source>
        <translation>Neuer Beutezug</translation>
    </message>
    <message>
        <source>The expedition is over: no more hints</source>
        <translation>Der Beutezug ist zu Ende: keine Tipps mehr</translation>
    </message>
    <message>
        <source>You get {coins}</source>
        <translation>Sie bekommen {coins}</translation>
    </message>
    <message>
        <source>{name} gets {coins}</source>
        <translation>{name} bekommt {coins}</translation>
    </message>
    <message>
        <source>Equal coins: one more island decides</source>
        <translation>Gleich viele Münzen: Eine weitere Insel entscheidet</translation>
    </message>
    <message numerus="yes">
        <source>in %n step(s)</source>
        <translation>
            <numerusform>in %n Schritt</numerusform>
            <numerusform>in %n Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n step(s)</source>
        <translation>
            <numerusform>mit %n Schritt</numerusform>
            <numerusform>mit %n Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>gained</comment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>taken</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{chest} {in_steps}</source>
        <translation>{chest} {in_steps}</translation>
    </message>
    <message>
        <source>No chest yet: {walked} so far</source>
        <translation>Noch keine Truhe: bisher {walked}</translation>
    </message>
    <message>
        <source>{card}: {chest} {in_steps} pays {coins} now</source>
        <translation>{card}: {chest} {in_steps} bringt jetzt {coins}</translation>
    </message>
    <message>
        <source>The expedition is over</source>
        <translation>Der Beutezug ist zu Ende</translation>
    </message>
    <message>
        <source>It is not your turn yet</source>
        <translation>Sie sind noch nicht an der Reihe</translation>
    </message>
    <message>
        <source>This card is not in your pack</source>
        <translation>Diese Karte ist nicht in Ihrem Päckchen</translation>
    </message>
    <message>
        <source>This card is not in your hand</source>
        <translation>Diese Karte haben Sie nicht auf der Hand</translation>
    </message>
    <message>
        <source>The same card can’t be in the route twice</source>
        <translation>Dieselbe Karte kann nicht zweimal in der Route sein</translation>
    </message>
    <message>
        <source>You hold no card for a route: you have to pass</source>
        <translation>Sie haben keine Karte für eine Route: Sie müssen passen</translation>
    </message>
    <message>
        <source>The market has no such place</source>
        <translation>Diese Stelle gibt es im Markt nicht</translation>
    </message>
    <message>
        <source>This place is empty</source>
        <translation>Hier ist nichts mehr</translation>
    </message>
    <message>
        <source>Deck and discard are empty</source>
        <translation>Stapel und Ablagestapel sind leer</translation>
    </message>
    <message>
        <source>Lay at least one card</source>
        <translation>Legen Sie mindestens eine Karte</translation>
    </message>
    <message>
        <source>Only black marks can be thrown</source>
        <translation>Werfen kann man nur Schwarze Flecken</translation>
    </message>
    <message>
        <source>Throw it at somebody else</source>
        <translation>Werfen Sie ihn auf jemand anderen</translation>
    </message>
    <message>
        <source>Your card doesn’t lead to this cell</source>
        <translation>Ihre Karte führt nicht auf dieses Feld</translation>
    </message>
    <message>
        <source>That is sea</source>
        <translation>Dort ist Meer</translation>
    </message>
    <message>
        <source>Choose the cave you come out of</source>
        <translation>Wählen Sie die Höhle, aus der Sie herauskommen wollen</translation>
    </message>
    <message>
        <source>You can’t come out there</source>
        <translation>Dort kommen Sie nicht heraus</translation>
    </message>
    <message>
        <source>A black mark is never laid in a route: it is thrown later</source>
        <translation>Ein Schwarzer Fleck kommt nie in die Route: Er wird später geworfen</translation>
    </message>
    <message>
        <source>{walked} so far</source>
        <translation>bisher {walked}</translation>
    </message>
    <message>
        <source>route face down</source>
        <translation>Route verdeckt</translation>
    </message>
    <message>
        <source>{chest}, {walked}</source>
        <translation>{chest}, {walked}</translation>
    </message>
    <message>
        <source>{walked} behind&#xa0;{others}</source>
        <translation>{walked} nach&#xa0;{others}</translation>
    </message>
    <message>
        <source>{walked} before&#xa0;{others}</source>
        <translation>{walked} vor&#xa0;{others}</translation>
    </message>
    <message>
        <source>{walked}, alone at the chest</source>
        <translation>{walked}, allein</translation>
    </message>
    <message>
        <source>Return card</source>
        <translation>Karte zurück</translation>
    </message>
    <message>
        <source>Land on the island</source>
        <translation>Auf der Insel landen</translation>
    </message>
    <message>
        <source>Pass on the island</source>
        <translation>Auf der Insel passen</translation>
    </message>
    <message>
        <source>Route ready; done with marks</source>
        <translation>Route bereit; fertig mit den Flecken</translation>
    </message>
    <message>
        <source>Next island</source>
        <translation>Nächste Insel</translation>
    </message>
    <message>
        <source>at the chest {with_steps}</source>
        <translation>{with_steps} an der Truhe</translation>
    </message>
    <message>
        <source>land or pass?</source>
        <translation>landen oder passen?</translation>
    </message>
    <message>
        <source>Black mark: throw it at another pirate, who then needs one extra step</source>
        <translation>Schwarzer Fleck: auf andere geworfen, kostet er dort einen Schritt mehr</translation>
    </message>
    <message>
        <source>empty cell</source>
        <translation>leeres Feld</translation>
    </message>
    <message>
        <source>labyrinth: one extra step</source>
        <translation>Labyrinth: ein Schritt mehr</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>{seat}; a mark here costs one extra step</source>
        <translation>{seat}; ein Fleck kostet hier einen Schritt mehr</translation>
    </message>
    <message>
        <source>Lay your route, from left to right</source>
        <translation>Legen Sie Ihre Route, von links nach rechts</translation>
    </message>
    <message>
        <source>A black flag works only as the first card</source>
        <translation>Eine schwarze Flagge gilt nur als erste Karte</translation>
    </message>
    <message>
        <source>Who gets it? It costs one extra step</source>
        <translation>Auf wen? Er kostet dort einen Schritt mehr</translation>
    </message>
    <message>
        <source>Throw a mark at a pirate who has landed: it costs one extra step</source>
        <translation>Werfen Sie einen Fleck auf jemanden, der gelandet ist: Er kostet dort einen Schritt mehr</translation>
    </message>
    <message>
        <source>{name} is thinking about marks</source>
        <translation>{name} denkt über Flecken nach</translation>
    </message>
    <message>
        <source>Pass!</source>
        <translation>Ich passe!</translation>
    </message>
    <message>
        <source>This pirate has passed: marks are for those who landed</source>
        <translation>Hier wurde gepasst: Flecken wirft man nur auf Gelandete</translation>
    </message>
    <message>
        <source>D. Kibkalo</source>
        <translation>D. Kibkalo</translation>
    </message>
    <message>
        <source>Its islands and the list of its cards are our own design.</source>
        <translation>Die Inseln und die Kartenliste haben wir selbst entworfen.</translation>
    </message>
    <message>
        <source>{walked}, later in turn</source>
        <translation>{walked}, später dran</translation>
    </message>
    <message>
        <source>{walked}, earlier in turn</source>
        <translation>{walked}, früher dran</translation>
    </message>
    <message>
        <source>your mark: +{walked}</source>
        <translation>Ihr Fleck: +{walked}</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routen</translation>
    </message>
    <message>
        <source>{kind}: {wins} of&#xa0;{all} won</source>
        <translation>{kind}: {wins} von&#xa0;{all} gewonnen</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} in Folge</translation>
    </message>
    <message>
        <source>from the market: {cards}</source>
        <translation>vom Markt: {cards}</translation>
    </message>
    <message>
        <source>coins per island</source>
        <translation>Münzen je Insel</translation>
    </message>
    <message>
        <source>Land on an island, secretly lay a route of cards to a chest, and be there in fewer steps than the others. After every island you draw back up to five cards.</source>
        <translation>Landen Sie auf einer Insel, legen Sie verdeckt eine Route aus Karten zu einer Truhe, und kommen Sie mit weniger Schritten ans Ziel als die anderen. Nach jeder Insel ziehen Sie auf fünf Karten nach.</translation>
    </message>
    <message>
        <source>Black flag: as the first card, it starts your route at the black flag; not a step</source>
        <translation>Schwarze Flagge: als erste Karte lässt sie die Route an der schwarzen Flagge beginnen; kein Schritt</translation>
    </message>
    <message>
        <source>Pirate map: the next card may enter the jungle or dig up a chest; not a step</source>
        <translation>Piratenkarte: Die nächste Karte darf in den Dschungel oder gräbt eine Truhe aus; kein Schritt</translation>
    </message>
    <message>
        <source>cave: you come out of another</source>
        <translation>Höhle: aus einer anderen heraus</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>The expedition was abandoned.</source>
        <translation>Der Beutezug wurde aufgegeben.</translation>
    </message>
    <message>
        <source>Not now: another decision comes first</source>
        <translation>Nicht jetzt: Erst steht eine andere Entscheidung an</translation>
    </message>
    <message>
        <source>To enter the jungle, put a map before this card</source>
        <translation>In den Dschungel geht es nur mit einer Piratenkarte davor</translation>
    </message>
    <message>
        <source>{walked} so far, including {marks}</source>
        <translation>bisher {walked}, davon {marks}</translation>
    </message>
    <message>
        <source>On average, on how many islands per expedition your cards could have brought more</source>
        <translation>Auf wie vielen Inseln je Beutezug Ihre Karten im Schnitt mehr hätten bringen können</translation>
    </message>
    <message>
        <source>{end} ({count}&#xa0;such)</source>
        <translation>{end} ({count}&#xa0;davon)</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>shkap cards</name>
    <message>
        <source>across</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>up, down</source>
        <translation>auf, ab</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>Fleck</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Plan</translation>
    </message>
</context>
<context>
    <name>shkap drills</name>
    <message>
        <source>Expedition of {day}</source>
        <translation>Beutezug vom {day}</translation>
    </message>
    <message>
        <source>No other choice was found that is clearly worth more.</source>
        <translation>Es wurde keine andere Wahl gefunden, die deutlich mehr wert ist.</translation>
    </message>
    <message>
        <source>No chest is worth the walk: the cards are laid just to get rid of them.</source>
        <translation>Keine Truhe lohnt den Weg: Karten werden nur gelegt, um sie loszuwerden.</translation>
    </message>
    <message>
        <source>There is no route to a chest: the cards are laid just to get rid of them.</source>
        <translation>Es gibt keinen Weg zu einer Truhe: Karten werden nur gelegt, um sie loszuwerden.</translation>
    </message>
    <message>
        <source>Land or pass? Given what you could know, your choice here cost {coins}.</source>
        <translation>Landen oder passen? Ihre Wahl kostete hier nach dem, was Sie wissen konnten, {coins}.</translation>
    </message>
    <message>
        <source>Given what you could know, your route here cost {coins}. Lay a better one.</source>
        <translation>Ihre Route kostete hier nach dem, was Sie wissen konnten, {coins}. Legen Sie eine bessere.</translation>
    </message>
    <message>
        <source>Given what you can know, another choice is worth {coins} more.</source>
        <translation>Nach dem, was Sie wissen können, ist eine andere Wahl {coins} mehr wert.</translation>
    </message>
</context>
<context>
    <name>shkap hints</name>
    <message>
        <source>No route to a chest here: two cards are worth more.</source>
        <translation>Hier führt keine Route zu einer Truhe: Zwei Karten sind mehr wert.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Etwas anderes gibt es nicht zu tun.</translation>
    </message>
    <message>
        <source>It makes the best hand for the islands to come.</source>
        <translation>Damit wird die Hand für die nächsten Inseln am besten.</translation>
    </message>
    <message>
        <source>Your cards lead to no chest any more.</source>
        <translation>Ihre Karten führen zu keiner Truhe mehr.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Landen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <translation>Vom Stapel ziehen</translation>
    </message>
    <message>
        <source>Take from the market: {card}</source>
        <translation>Vom Markt nehmen: {card}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <translation>Legen: {cards}</translation>
    </message>
    <message>
        <source>Throw a mark at {name}</source>
        <translation>Einen Fleck auf {name} werfen</translation>
    </message>
    <message>
        <source>Throw no mark</source>
        <translation>Keinen Fleck werfen</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Behalten: {card}</translation>
    </message>
    <message>
        <source>Step to {chest}</source>
        <translation>Schritt: {chest}</translation>
    </message>
    <message>
        <source>{coins} almost certainly</source>
        <translation>{coins} so gut wie sicher</translation>
    </message>
    <message>
        <source>Next best: {move}</source>
        <translation>Zweitbeste Wahl: {move}</translation>
    </message>
    <message>
        <source>Next best: {move}; about {coins} coins</source>
        <translation>Zweitbeste Wahl: {move}; etwa {coins} Münzen</translation>
    </message>
    <message>
        <source>{cards}: to the chest of&#xa0;{coins} {in_steps}.</source>
        <translation>{cards}: {in_steps} zur Truhe mit&#xa0;{coins}.</translation>
    </message>
    <message>
        <source>There is a route to the chest of&#xa0;{coins} {in_steps}, but two more cards bring more.</source>
        <translation>Eine Route führt {in_steps} zur Truhe mit&#xa0;{coins}, aber zwei Karten mehr bringen mehr.</translation>
    </message>
    <message>
        <source>To the chest of&#xa0;{coins} {in_steps}; all other cards are worth keeping.</source>
        <translation>{in_steps} zur Truhe mit&#xa0;{coins}; alle anderen Karten lohnt es zu behalten.</translation>
    </message>
    <message>
        <source>To the chest of&#xa0;{coins} {in_steps}. No card will be of use after this island.</source>
        <translation>{in_steps} zur Truhe mit&#xa0;{coins}. Nach dieser Insel nützt keine Karte mehr.</translation>
    </message>
    <message>
        <source>{chest} {in_steps} pays {coins} now</source>
        <translation>{chest} {in_steps} bringt jetzt {coins}</translation>
    </message>
    <message>
        <source>Walk to {chest}, by way of {where}</source>
        <translation>Ziel: {chest}, über {where}</translation>
    </message>
    <message>
        <source>Step to {where}</source>
        <translation>Schritt nach {where}</translation>
    </message>
    <message>
        <source>No route to a chest here. A card in the market makes one on {island}: {cards}.</source>
        <translation>Hier führt keine Route zu einer Truhe. Eine Karte vom Markt öffnet eine auf „{island}“: {cards}.</translation>
    </message>
    <message>
        <source>No way to a chest, but a chance to get rid of bad cards: fresh ones are worth more than the two for a pass.</source>
        <translation>Kein Weg zu einer Truhe, aber eine Gelegenheit, schlechte Karten loszuwerden: Frische sind mehr wert als die zwei fürs Passen.</translation>
    </message>
    <message>
        <source>It changes little here, but a mark in your hand is one card fewer for routes.</source>
        <translation>Hier ändert er wenig, aber ein Fleck auf der Hand ist eine Karte weniger für Routen.</translation>
    </message>
    <message>
        <source>A mark changes nothing here, but it may later.</source>
        <translation>Ein Fleck ändert hier nichts, später vielleicht schon.</translation>
    </message>
    <message>
        <source>It opens a way to the chest of&#xa0;{coins} on {island}, where there was none.</source>
        <translation>Sie öffnet auf „{island}“ einen Weg zur Truhe mit&#xa0;{coins}, wo es keinen gab.</translation>
    </message>
    <message>
        <source>Nothing in the market helps, but the deck may.</source>
        <translation>Auf dem Markt hilft nichts, der Stapel vielleicht schon.</translation>
    </message>
    <message>
        <source>Another chest pays as much, but this way you take {taken}.</source>
        <translation>Eine andere Truhe bringt ebenso viel, aber auf diesem Weg nehmen Sie {taken}.</translation>
    </message>
    <message>
        <source>With this card the open islands bring you the most.</source>
        <translation>Mit dieser Karte bringen die offenen Inseln am meisten.</translation>
    </message>
    <message>
        <source>No chest is worth the walk: lay these cards just to get rid of them.</source>
        <translation>Keine Truhe lohnt den Weg: Diese Karten legen Sie nur, um sie loszuwerden.</translation>
    </message>
    <message>
        <source>There is a route to the chest of&#xa0;{coins} {in_steps}, but your chances don’t improve.</source>
        <translation>Eine Route führt {in_steps} zur Truhe mit&#xa0;{coins}, aber Ihre Chancen verbessert sie nicht.</translation>
    </message>
    <message>
        <source>No route to a chest here. No card will be of use after this island.</source>
        <translation>Hier führt keine Route zu einer Truhe. Nach dieser Insel nützt keine Karte mehr.</translation>
    </message>
    <message>
        <source>A mark changes nothing here.</source>
        <translation>Ein Fleck ändert hier nichts.</translation>
    </message>
    <message>
        <source>It changes little here, but later the mark is of no use.</source>
        <translation>Hier ändert er wenig, aber später nützt der Fleck nichts mehr.</translation>
    </message>
    <message>
        <source>Any card will do: none is of use after this island.</source>
        <translation>Jede Karte ist recht: Nach dieser Insel nützt keine mehr.</translation>
    </message>
    <message>
        <source>It brings you coins {often} of the time.</source>
        <translation>Er bringt Ihnen zu&#xa0;{often} Münzen.</translation>
    </message>
    <message>
        <source>{coins} {often} of the time</source>
        <translation>{coins} zu&#xa0;{often}</translation>
    </message>
    <message>
        <source>{coins}&#xa0;coins {often}</source>
        <translation>{coins} zu&#xa0;{often}</translation>
    </message>
    <message>
        <source>To the chest of&#xa0;{coins} {in_steps}. Throw away behind it: {cards}. Chances that they help on {island}: {old}; fresh cards: {fresh}.</source>
        <translation>{in_steps} zur Truhe mit&#xa0;{coins}. Dahinter abwerfen: {cards}. Chance, dass sie auf „{island}“ helfen: {old}; frische Karten: {fresh}.</translation>
    </message>
    <message>
        <source>One extra step costs {name} coins {often} of the time.</source>
        <translation>Ein zusätzlicher Schritt kostet {name} zu&#xa0;{often} Münzen.</translation>
    </message>
</context>
<context>
    <name>shkap lessons</name>
    <message>
        <source>First expedition</source>
        <translation>Erster Beutezug</translation>
    </message>
    <message>
        <source>You may always pass. But land this time.</source>
        <translation>Passen dürfen Sie immer. Aber landen Sie diesmal.</translation>
    </message>
    <message>
        <source>You may land, but your cards lead to no chest. Pass this time.</source>
        <translation>Landen dürfen Sie, aber Ihre Karten führen zu keiner Truhe. Passen Sie diesmal.</translation>
    </message>
    <message>
        <source>You may lay any cards. But lay the marked ones now, one after another.</source>
        <translation>Sie dürfen beliebige Karten legen. Aber legen Sie jetzt die markierten, eine nach der anderen.</translation>
    </message>
    <message>
        <source>You may take any card. But take the marked one now.</source>
        <translation>Sie dürfen jede Karte nehmen. Aber nehmen Sie jetzt die markierte.</translation>
    </message>
    <message>
        <source>You may keep your mark. But throw it this time.</source>
        <translation>Sie dürfen Ihren Fleck behalten. Aber werfen Sie ihn diesmal.</translation>
    </message>
    <message>
        <source>Your card leads there too. But go to the marked cell now.</source>
        <translation>Auch dorthin führt Ihre Karte. Aber gehen Sie jetzt auf das markierte Feld.</translation>
    </message>
    <message>
        <source>That is allowed too. But follow the marks for now.</source>
        <translation>Das ist auch erlaubt. Aber tun Sie jetzt, was markiert ist.</translation>
    </message>
    <message>
        <source>A real expedition</source>
        <translation>Ein echter Beutezug</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>shkap log</name>
    <message>
        <source>You land</source>
        <translation>Sie landen</translation>
    </message>
    <message>
        <source>{name} lands</source>
        <translation>{name} landet</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Sie passen</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <source>You take from the market: {card}</source>
        <translation>Sie nehmen vom Markt: {card}</translation>
    </message>
    <message>
        <source>{name} takes from the market: {card}</source>
        <translation>{name} nimmt vom Markt: {card}</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Sie ziehen eine Karte</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} zieht eine Karte</translation>
    </message>
    <message>
        <source>You draw: {card}</source>
        <translation>Sie ziehen: {card}</translation>
    </message>
    <message>
        <source>{name} draws: {card}</source>
        <translation>{name} zieht: {card}</translation>
    </message>
    <message>
        <source>You keep: {card}</source>
        <translation>Sie behalten: {card}</translation>
    </message>
    <message>
        <source>{name} keeps: {card}</source>
        <translation>{name} behält: {card}</translation>
    </message>
    <message>
        <source>You have laid a route</source>
        <translation>Ihre Route ist gelegt</translation>
    </message>
    <message>
        <source>{name} has laid a route</source>
        <translation>{name} hat eine Route gelegt</translation>
    </message>
    <message>
        <source>Your route: {cards}</source>
        <translation>Ihre Route: {cards}</translation>
    </message>
    <message>
        <source>{name}’s route: {cards}</source>
        <translation>Route von {name}: {cards}</translation>
    </message>
    <message>
        <source>You throw a black mark at {other}</source>
        <translation>Sie werfen einen Schwarzen Fleck auf {other}</translation>
    </message>
    <message>
        <source>{name} throws a black mark at {other}</source>
        <translation>{name} wirft einen Schwarzen Fleck auf {other}</translation>
    </message>
    <message>
        <source>Your next card leads nowhere: no gold</source>
        <translation>Ihre nächste Karte führt nirgendwohin: kein Gold</translation>
    </message>
    <message>
        <source>{name}’s next card leads nowhere: no gold</source>
        <translation>Die nächste Karte von {name} führt nirgendwohin: kein Gold</translation>
    </message>
    <message>
        <source>Your flag was not the first card: no gold</source>
        <translation>Ihre Flagge war nicht die erste Karte: kein Gold</translation>
    </message>
    <message>
        <source>{name}’s flag was not the first card: no gold</source>
        <translation>Die Flagge von {name} war nicht die erste Karte: kein Gold</translation>
    </message>
    <message>
        <source>You run out of cards: no gold</source>
        <translation>Ihnen gehen die Karten aus: kein Gold</translation>
    </message>
    <message>
        <source>{name} runs out of cards: no gold</source>
        <translation>{name} gehen die Karten aus: kein Gold</translation>
    </message>
    <message>
        <source>You reach {chest} {in_steps}</source>
        <translation>Sie erreichen {chest} {in_steps}</translation>
    </message>
    <message>
        <source>{name} reaches {chest} {in_steps}</source>
        <translation>{name} erreicht {chest} {in_steps}</translation>
    </message>
    <message>
        <source>You get {coins} {with_steps}</source>
        <translation>Sie bekommen {with_steps} {coins}</translation>
    </message>
    <message>
        <source>{name} gets {coins} {with_steps}</source>
        <translation>{name} bekommt {with_steps} {coins}</translation>
    </message>
    <message>
        <source>You get {coins} {with_steps}, behind {others}</source>
        <translation>Sie bekommen {with_steps} {coins}, nach {others}</translation>
    </message>
    <message>
        <source>{name} gets {coins} {with_steps}, behind {others}</source>
        <translation>{name} bekommt {with_steps} {coins}, nach {others}</translation>
    </message>
    <message>
        <source>You reveal: {cards}</source>
        <translation>Sie decken auf: {cards}</translation>
    </message>
    <message>
        <source>{name} reveals: {cards}</source>
        <translation>{name} deckt auf: {cards}</translation>
    </message>
    <message>
        <source>You are at a buried chest without a map: no gold</source>
        <translation>Sie stehen ohne Piratenkarte vor einer vergrabenen Truhe: kein Gold</translation>
    </message>
    <message>
        <source>{name} is at a buried chest without a map: no gold</source>
        <translation>{name} steht ohne Piratenkarte vor einer vergrabenen Truhe: kein Gold</translation>
    </message>
    <message>
        <source>You come too late {with_steps}: nothing is left after {others}</source>
        <translation>Sie kommen {with_steps} zu spät: Nach {others} ist nichts mehr da</translation>
    </message>
    <message>
        <source>{name} comes too late {with_steps}: nothing is left after {others}</source>
        <translation>{name} kommt {with_steps} zu spät: Nach {others} ist nichts mehr da</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Ihnen</translation>
    </message>
</context>
<context>
    <name>shkap problems</name>
    <message>
        <source>The shortest route</source>
        <translation>Die kürzeste Route</translation>
    </message>
    <message>
        <source>A route for two chests</source>
        <translation>Eine Route für zwei Truhen</translation>
    </message>
    <message>
        <source>This route doesn’t lead to {chests}.</source>
        <translation>Diese Route führt nicht zum Ziel: {chests}.</translation>
    </message>
    <message>
        <source>Lay a route to {chest} that takes as few steps as possible. What the others do doesn’t matter here.</source>
        <translation>Legen Sie eine Route, die mit möglichst wenigen Schritten ans Ziel führt: {chest}. Was die anderen tun, spielt hier keine Rolle.</translation>
    </message>
    <message>
        <source>Lay one route that leads to either of two chests: {first} and {second}. Which of them you take can then wait until the reveal.</source>
        <translation>Legen Sie eine einzige Route, die zu jeder von zwei Truhen führen kann: {first} und {second}. Welche Sie nehmen, entscheiden Sie dann erst nach dem Aufdecken.</translation>
    </message>
    <message>
        <source>It gets there {in_steps}, but it can be done {in_fewer}.</source>
        <translation>Diese Route führt {in_steps} hin; es geht aber {in_fewer}.</translation>
    </message>
    <message>
        <source>{steps}: no route is shorter.</source>
        <translation>{steps}: Keine Route ist kürzer.</translation>
    </message>
    <message>
        <source>Both chests stay open until the reveal.</source>
        <translation>Bis zum Aufdecken bleiben beide Truhen möglich.</translation>
    </message>
    <message>
        <source>{chest} at&#xa0;{cell}</source>
        <translation>{chest} ({cell})</translation>
    </message>
    <message numerus="yes">
        <source>Begin with: {card}. The route takes %n card(s).</source>
        <translation>
            <numerusform>Beginnen Sie mit: {card}. Die Route braucht nur %n&#xa0;Karte.</numerusform>
            <numerusform>Beginnen Sie mit: {card}. Die Route braucht insgesamt %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the route must lead</source>
        <translation>Wohin die Route führen soll</translation>
    </message>
</context>
<context>
    <name>shkap review</name>
    <message>
        <source>The island that decided it: {island}.</source>
        <translation>Die entscheidende Insel: {island}.</translation>
    </message>
    <message>
        <source>Coins taken: {got}. The cards you held allowed at most {possible}.</source>
        <translation>Münzen erbeutet: {got}. Mehr als {possible} gaben Ihre Karten nicht her.</translation>
    </message>
    <message>
        <source>Coins taken: {got}, the most that the cards you held allowed.</source>
        <translation>Münzen erbeutet: {got}, mehr war mit Ihren Karten nicht möglich.</translation>
    </message>
    <message>
        <source>Even so, given what you could know, better decisions were worth {coins} more on average, over all that the hidden cards might have been and counting better cards for later islands.</source>
        <translation>Dennoch wären nach allem, was Sie wissen konnten, bessere Entscheidungen im Schnitt {coins} mehr wert gewesen: über alles gerechnet, was verdeckt liegen konnte, und bessere Karten für spätere Inseln mitgezählt.</translation>
    </message>
    <message>
        <source>Tie: {island}</source>
        <translation>Gleichstand: {island}</translation>
    </message>
    <message>
        <source>{number}. {island}</source>
        <translation>{number}. {island}</translation>
    </message>
    <message>
        <source>Your cards had no route here.</source>
        <translation>Ihre Karten ergaben hier keine Route.</translation>
    </message>
    <message>
        <source>Possible in hindsight: {coins}, {chest}, {steps} ({cards}).</source>
        <translation>Im Nachhinein möglich: {coins}, {chest}, {steps} ({cards}).</translation>
    </message>
    <message>
        <source>The others were faster on every route you had.</source>
        <translation>Auf jeder Route, die Sie hatten, waren andere schneller.</translation>
    </message>
    <message>
        <source>More was not possible with your cards.</source>
        <translation>Mehr war mit Ihren Karten nicht möglich.</translation>
    </message>
    <message>
        <source>You could have known: landing was worth {coins} more.</source>
        <translation>Das war abzusehen: Zu landen war {coins} mehr wert.</translation>
    </message>
    <message>
        <source>You could have known: passing was worth {coins} more.</source>
        <translation>Das war abzusehen: Zu passen war {coins} mehr wert.</translation>
    </message>
    <message>
        <source>You could have known: {cards} was worth {coins} more.</source>
        <translation>Das war abzusehen: {cards} war {coins} mehr wert.</translation>
    </message>
    <message>
        <source>Black mark, {name} → {target}: {changes}.</source>
        <translation>Schwarzer Fleck, {name} → {target}: {changes}.</translation>
    </message>
    <message>
        <source>Thrown away behind the chest: {cards}. On the next island they would have led to a chest of&#xa0;{coins}.</source>
        <translation>Hinter der Truhe abgeworfen: {cards}. Auf der nächsten Insel hätten sie zu einer Truhe mit&#xa0;{coins} geführt.</translation>
    </message>
    <message>
        <source>Kept, and of no use on the next island: {cards}.</source>
        <translation>Behalten, aber auf der nächsten Insel ohne Nutzen: {cards}.</translation>
    </message>
    <message>
        <source>about {coins}&#xa0;coins</source>
        <translation>etwa {coins}&#xa0;Münzen</translation>
    </message>
    <message>
        <source>Once the expedition is over, it is reviewed here island by island.</source>
        <translation>Sobald der Beutezug zu Ende ist, steht hier der Rückblick, Insel für Insel.</translation>
    </message>
    <message>
        <source>Dots: your way. Dashes: the better one, in hindsight.</source>
        <translation>Punkte: Ihr Weg. Striche: der bessere, im Nachhinein.</translation>
    </message>
    <message>
        <source>Evaluating your decisions: {done} of&#xa0;{all}</source>
        <translation>Ihre Entscheidungen werden bewertet: {done} von&#xa0;{all}</translation>
    </message>
    <message>
        <source>The review isn’t available right now: the program’s helper process can’t be started.</source>
        <translation>Zurzeit gibt es keinen Rückblick: Der Hilfsprozess des Programms lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>Analysing the expedition…</source>
        <translation>Der Beutezug wird ausgewertet&#xa0;…</translation>
    </message>
    <message>
        <source>Given what you could know, you couldn’t have decided better.</source>
        <translation>Nach allem, was Sie wissen konnten, haben Sie bestens entschieden.</translation>
    </message>
    <message>
        <source>Given what you could know, better decisions were worth {coins} more on average, counting better cards for later islands.</source>
        <translation>Nach allem, was Sie wissen konnten, wären bessere Entscheidungen im Schnitt {coins} mehr wert gewesen, bessere Karten für spätere Inseln mitgerechnet.</translation>
    </message>
    <message>
        <source>You could have known: landing just to get rid of {cards} was worth {coins} more.</source>
        <translation>Das war abzusehen: Nur zu landen, um {cards} loszuwerden, war {coins} mehr wert.</translation>
    </message>
    <message>
        <source>It leaves better cards for later islands.</source>
        <translation>So bleiben bessere Karten für spätere Inseln.</translation>
    </message>
</context>
<context>
    <name>shtil drills</name>
    <message>
        <source>Voyage of {day}</source>
        <translation>Fahrt vom {day}</translation>
    </message>
    <message>
        <source>Find a move after which the voyage can still be won. You see what could be seen then; your move is judged with all cards known.</source>
        <translation>Finden Sie einen Zug, nach dem die Fahrt noch zu gewinnen ist. Sie sehen, was damals zu sehen war; beurteilt wird Ihr Zug bei Kenntnis aller Karten.</translation>
    </message>
    <message>
        <source>Find a better move. You see what could be seen then, and your move is judged by that alone.</source>
        <translation>Finden Sie einen besseren Zug. Sie sehen, was damals zu sehen war, und nur danach wird Ihr Zug beurteilt.</translation>
    </message>
    <message>
        <source>After this the voyage can still be won.</source>
        <translation>Danach ist die Fahrt noch zu gewinnen.</translation>
    </message>
    <message>
        <source>No other move was found that wins clearly more often.</source>
        <translation>Es wurde kein anderer Zug gefunden, der deutlich öfter gewinnt.</translation>
    </message>
    <message>
        <source>As the cards were dealt, the voyage can’t be won after this.</source>
        <translation>So, wie die Karten lagen, ist die Fahrt danach nicht mehr zu gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>On deals that fit what you see, another move’s chance of winning is %n point(s) higher.</source>
        <translation>
            <numerusform>So, wie die Karten nach allem Sichtbaren liegen könnten, ist die Siegchance eines anderen Zuges um %n Prozentpunkt höher.</numerusform>
            <numerusform>So, wie die Karten nach allem Sichtbaren liegen könnten, ist die Siegchance eines anderen Zuges um %n Prozentpunkte höher.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shtil problems</name>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Your deck; the left card comes next</source>
        <translation>Ihr Zugstapel; die linke Karte kommt als nächste</translation>
    </message>
    <message>
        <source>The explorer deck; the left card comes next</source>
        <translation>Der Entdecker-Stapel; die linke Karte kommt als nächste</translation>
    </message>
    <message>
        <source>Player&#xa0;{number}, hand</source>
        <translation>Spieler&#xa0;{number}, Hand</translation>
    </message>
    <message>
        <source>Player&#xa0;{number}, deck</source>
        <translation>Spieler&#xa0;{number}, Zugstapel</translation>
    </message>
    <message>
        <source>{cards}: none</source>
        <translation>{cards}: leer</translation>
    </message>
    <message numerus="yes">
        <source>Win this voyage. All cards are open: you see the deck in the order in which you will draw it. It can be done in %n move(s).</source>
        <translation>
            <numerusform>Gewinnen Sie diese Fahrt. Alle Karten sind offen: Sie sehen den Stapel in der Reihenfolge, in der Sie ihn ziehen. Es geht in %n Zug.</numerusform>
            <numerusform>Gewinnen Sie diese Fahrt. Alle Karten sind offen: Sie sehen den Stapel in der Reihenfolge, in der Sie ihn ziehen. Es geht in %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win this voyage. All hands and decks are open, and you move for every player in turn. It can be done in %n move(s).</source>
        <translation>
            <numerusform>Gewinnen Sie diese Fahrt. Alle Hände und Stapel sind offen, und Sie ziehen der Reihe nach für jeden Spieler. Es geht in %n Zug.</numerusform>
            <numerusform>Gewinnen Sie diese Fahrt. Alle Hände und Stapel sind offen, und Sie ziehen der Reihe nach für jeden Spieler. Es geht in %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} – {move}</source>
        <translation>{player} – {move}</translation>
    </message>
    <message>
        <source>The voyage is won.</source>
        <translation>Die Fahrt ist gewonnen.</translation>
    </message>
    <message>
        <source>You can neither play a card nor discard two.</source>
        <translation>Sie können weder eine Karte spielen noch zwei ablegen.</translation>
    </message>
    <message>
        <source>{who} can neither play a card nor discard two.</source>
        <translation>{who} kann weder eine Karte spielen noch zwei ablegen.</translation>
    </message>
    <message>
        <source>Don’t play an island now. Which cards will you need least?</source>
        <translation>Spielen Sie jetzt keine Insel. Welche Karten brauchen Sie am wenigsten?</translation>
    </message>
    <message>
        <source>Turn an island. Which one is the wrong way up?</source>
        <translation>Drehen Sie eine Insel. Welche liegt falsch herum?</translation>
    </message>
    <message>
        <source>Which island could you best do without?</source>
        <translation>Auf welche Insel können Sie am ehesten verzichten?</translation>
    </message>
    <message>
        <source>Play the wild card now. Which number should it stand for?</source>
        <translation>Spielen Sie jetzt den Platzhalter. Für welche Zahl soll er stehen?</translation>
    </message>
    <message>
        <source>Play the&#xa0;{number} now, where it costs nothing.</source>
        <translation>Spielen Sie jetzt die&#xa0;{number}, und zwar dort, wo sie nichts kostet.</translation>
    </message>
    <message numerus="yes">
        <source>Play the&#xa0;{number} now. It costs %n card(s): what can you spare?</source>
        <translation>
            <numerusform>Spielen Sie jetzt die&#xa0;{number}. Sie kostet %n&#xa0;Karte: Welche können Sie entbehren?</numerusform>
            <numerusform>Spielen Sie jetzt die&#xa0;{number}. Sie kostet %n&#xa0;Karten: Welche können Sie entbehren?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a storm. Which one is most in your way?</source>
        <translation>Vertreiben Sie einen Sturm. Welcher stört am meisten?</translation>
    </message>
    <message>
        <source>In which row would the reef be least in your way?</source>
        <translation>In welcher Reihe stören die Felsen am wenigsten?</translation>
    </message>
    <message>
        <source>Keep the reef where it is. Which cards can you spare?</source>
        <translation>Lassen Sie die Felsen, wo sie sind. Welche Karten können Sie entbehren?</translation>
    </message>
    <message>
        <source>Explore now. Which cards can you spare?</source>
        <translation>Erkunden Sie jetzt. Welche Karten können Sie entbehren?</translation>
    </message>
    <message>
        <source>Let the storm come. Which cards can you do without?</source>
        <translation>Lassen Sie den Sturm kommen. Auf welche Karten können Sie verzichten?</translation>
    </message>
    <message>
        <source>Let the storm come. Which row can wait?</source>
        <translation>Lassen Sie den Sturm kommen. Welche Reihe kann warten?</translation>
    </message>
    <message>
        <source>The voyage can’t be won any more. The longest you can hold out: {moves}. {cause}</source>
        <translation>Die Fahrt ist nicht mehr zu gewinnen. Am weitesten kommt man so: {moves}. Dann ist Schluss. {cause}</translation>
    </message>
</context>
<context>
    <name>speech</name>
    <message>
        <source>yellow storm</source>
        <translation>gelber Sturm</translation>
    </message>
    <message>
        <source>orange storm</source>
        <translation>orangefarbener Sturm</translation>
    </message>
    <message>
        <source>{storm} in front of {name}</source>
        <translation>{storm} vor {name}</translation>
    </message>
    <message>
        <source>{card}, card&#xa0;{place} of&#xa0;{count}</source>
        <translation>{card}, Karte&#xa0;{place} von&#xa0;{count}</translation>
    </message>
    <message>
        <source>{name}, picked up</source>
        <translation>{name}, aufgenommen</translation>
    </message>
    <message>
        <source>{name}, to be discarded</source>
        <translation>{name}, wird abgelegt</translation>
    </message>
    <message>
        <source>{card}, moon up</source>
        <translation>{card}, Mond oben</translation>
    </message>
    <message>
        <source>{card}, sun up</source>
        <translation>{card}, Sonne oben</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{name}, wrong side up</source>
        <translation>{name}, verkehrt herum</translation>
    </message>
    <message>
        <source>empty, blocked by the reef</source>
        <translation>leer, von den Felsen gesperrt</translation>
    </message>
    <message>
        <source>empty, blocked by a storm</source>
        <translation>leer, von einem Sturm gesperrt</translation>
    </message>
    <message>
        <source>{name}, can be turned</source>
        <translation>{name}, kann gedreht werden</translation>
    </message>
    <message>
        <source>{name}, can go here, price&#xa0;{price}</source>
        <translation>{name}, darf hierher, Preis&#xa0;{price}</translation>
    </message>
    <message>
        <source>{number}, price&#xa0;{price}</source>
        <translation>{number}, Preis&#xa0;{price}</translation>
    </message>
    <message>
        <source>{name} gives&#xa0;{count}: one more</source>
        <translation>{name} gibt&#xa0;{count}: eine mehr</translation>
    </message>
    <message>
        <source>{name} gives&#xa0;{count}: one fewer</source>
        <translation>{name} gibt&#xa0;{count}: eine weniger</translation>
    </message>
    <message>
        <source>Row&#xa0;{row}</source>
        <translation>Reihe&#xa0;{row}</translation>
    </message>
    <message>
        <source>your choice would leave nothing to fill it</source>
        <translation>nach Ihrer Wahl passt hier nichts mehr</translation>
    </message>
    <message>
        <source>can’t be filled any more</source>
        <translation>nicht mehr zu füllen</translation>
    </message>
    <message>
        <source>reef</source>
        <translation>Felsen</translation>
    </message>
    <message>
        <source>purple storm</source>
        <translation>violetter Sturm</translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s) face up</source>
        <translation>
            <numerusform>%n&#xa0;Ungeheuer offen</numerusform>
            <numerusform>%n&#xa0;Ungeheuer offen</numerusform>
        </translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>entscheidet jetzt</translation>
    </message>
    <message>
        <source>Turned over: {card}</source>
        <translation>Aufgedeckt: {card}</translation>
    </message>
    <message>
        <source>{card}, card&#xa0;{place} of the open row</source>
        <translation>{card}, Karte&#xa0;{place} der Auslage</translation>
    </message>
    <message>
        <source>Start, played</source>
        <translation>Start, gespielt</translation>
    </message>
    <message>
        <source>Start, not yet played</source>
        <translation>Start, noch nicht gespielt</translation>
    </message>
    <message>
        <source>Finish, played</source>
        <translation>Ziel, gespielt</translation>
    </message>
    <message>
        <source>Finish, not yet played</source>
        <translation>Ziel, noch nicht gespielt</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Discard pile,&#xa0;{count}</source>
        <translation>Ablagestapel,&#xa0;{count}</translation>
    </message>
    <message>
        <source>{name}: {count}&#xa0;in hand</source>
        <translation>{name}: {count}&#xa0;auf der Hand</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>Deck</source>
        <translation>Zugstapel</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Compasses</source>
        <translation>Kompasse</translation>
    </message>
    <message>
        <source>Explorers</source>
        <translation>Entdecker</translation>
    </message>
    <message>
        <source>Voyage log</source>
        <translation>Logbuch</translation>
    </message>
    <message>
        <source>{laid} of&#xa0;{cells} islands</source>
        <translation>{laid} von&#xa0;{cells} Inseln</translation>
    </message>
    <message>
        <source>deal&#xa0;{number}&#xa0;· {laid} of&#xa0;{cells}</source>
        <translation>Nr.&#xa0;{number}&#xa0;· {laid} von&#xa0;{cells}</translation>
    </message>
    <message numerus="yes">
        <source>Sun: %n point(s)</source>
        <translation>
            <numerusform>Sonne: %n Punkt</numerusform>
            <numerusform>Sonne: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moon: %n point(s)</source>
        <translation>
            <numerusform>Mond: %n Punkt</numerusform>
            <numerusform>Mond: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tally</name>
    <message>
        <source>Cards left</source>
        <translation>Karten übrig</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>This voyage</source>
        <translation>Diese Fahrt</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;Spieler</numerusform>
            <numerusform>%n&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Beste Serie</translation>
    </message>
    <message>
        <source>Daily voyage won</source>
        <translation>Fahrt des Tages gewonnen</translation>
    </message>
    <message>
        <source>Daily voyage not won yet</source>
        <translation>Fahrt des Tages noch nicht gewonnen</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Tage in Folge</translation>
    </message>
    <message>
        <source>same expansions</source>
        <translation>mit denselben Erweiterungen</translation>
    </message>
</context>
<context>
    <name>telling</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>{number}&#xa0;(wild)</source>
        <translation>{number}&#xa0;(Platzhalter)</translation>
    </message>
    <message>
        <source>{who}: {card} to {place}</source>
        <translation>{who}: {card}&#xa0;→ {place}</translation>
    </message>
    <message>
        <source>{who} discarded {cards}</source>
        <translation>{who}: {cards} abgelegt</translation>
    </message>
    <message>
        <source>{who} discarded {cards} unseen from the deck</source>
        <translation>{who}: {cards} ungesehen vom Zugstapel</translation>
    </message>
    <message>
        <source>{who} played the start</source>
        <translation>{who}: Start</translation>
    </message>
    <message>
        <source>{who} played the finish</source>
        <translation>{who}: Ziel</translation>
    </message>
    <message>
        <source>Split: {parts}</source>
        <translation>Aufteilung: {parts}</translation>
    </message>
    <message>
        <source>Row&#xa0;{row} is full</source>
        <translation>Reihe&#xa0;{row} ist voll</translation>
    </message>
    <message>
        <source>{who} moved the reef to row&#xa0;{row}</source>
        <translation>{who}: Felsen&#xa0;→ Reihe&#xa0;{row}</translation>
    </message>
    <message>
        <source>{who} kept the reef where it is</source>
        <translation>{who}: Felsen bleiben</translation>
    </message>
    <message>
        <source>The reef is gone for good</source>
        <translation>Die Felsen sind für immer fort</translation>
    </message>
    <message>
        <source>{who}: a monster took {card} from {place}</source>
        <translation>{who}: ein Ungeheuer holt {card} ({place})</translation>
    </message>
    <message>
        <source>No finish yet. Monsters in hand: {holders}</source>
        <translation>Noch kein Ziel. Ungeheuer auf der Hand: {holders}</translation>
    </message>
    <message>
        <source>{who} ran into {storm}</source>
        <translation>{who}: {storm} kommt auf</translation>
    </message>
    <message>
        <source>{who}: {storm} on row&#xa0;{row}</source>
        <translation>{who}: {storm}&#xa0;→ Reihe&#xa0;{row}</translation>
    </message>
    <message>
        <source>{who}: {storm} is in play</source>
        <translation>{who}: {storm} bleibt</translation>
    </message>
    <message>
        <source>{who} used a compass on {storm}</source>
        <translation>{who}: {storm}, mit Kompass vertrieben</translation>
    </message>
    <message>
        <source>{who} won a compass</source>
        <translation>{who}: Kompass gewonnen</translation>
    </message>
    <message>
        <source>{who} turned&#xa0;{number} in {place}</source>
        <translation>{who}: {number}&#xa0;gedreht ({place})</translation>
    </message>
    <message>
        <source>{who} turned the island in {place}</source>
        <translation>{who}: Insel gedreht ({place})</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>{who} drew a compass: all hands are now {side} side up</source>
        <translation>{who}: Kompass, alle Hände zeigen jetzt: {side}</translation>
    </message>
    <message>
        <source>{who} explored: {card}</source>
        <translation>{who}: erkundet – {card}</translation>
    </message>
    <message>
        <source>The finish is face up</source>
        <translation>Das Ziel ist aufgedeckt</translation>
    </message>
    <message>
        <source>{who} swapped {cards} for the row</source>
        <translation>{who}: {cards} gegen die Auslage getauscht</translation>
    </message>
    <message>
        <source>{who} passed</source>
        <translation>{who}: gepasst</translation>
    </message>
    <message>
        <source>Player&#xa0;{number}</source>
        <translation>Spieler&#xa0;{number}</translation>
    </message>
    <message>
        <source>It’s a draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>Your opponent won</source>
        <translation>Ihr Gegner hat gewonnen</translation>
    </message>
    <message>
        <source>The voyage is lost</source>
        <translation>Die Fahrt ist verloren</translation>
    </message>
    <message>
        <source>Final score: {mine} to&#xa0;{other}.</source>
        <translation>Endstand {mine}&#xa0;:&#xa0;{other}.</translation>
    </message>
    <message>
        <source>The crew gave up.</source>
        <translation>Die Mannschaft hat aufgegeben.</translation>
    </message>
    <message>
        <source>Every island has found its place. The sea is calm.</source>
        <translation>Jede Insel hat ihren Platz gefunden. Das Meer ist still.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>You could neither play a card nor discard two. Left empty: {cells}.</source>
        <translation>Sie können weder eine Karte spielen noch zwei ablegen. Leer geblieben: {cells}.</translation>
    </message>
    <message>
        <source>{who} could neither play a card nor discard two. Left empty: {cells}.</source>
        <translation>{who} kann weder eine Karte spielen noch zwei ablegen. Leer geblieben: {cells}.</translation>
    </message>
    <message>
        <source>The grid was full, but you could neither play a finish nor discard two.</source>
        <translation>Die Spielfläche ist voll, aber Sie können weder ein Ziel spielen noch zwei Karten ablegen.</translation>
    </message>
    <message>
        <source>The grid was full, but {who} could neither play a finish nor discard two.</source>
        <translation>Die Spielfläche ist voll, aber {who} kann weder ein Ziel spielen noch zwei Karten ablegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n island(s) showed the wrong side.</source>
        <translation>
            <numerusform>%n Insel zeigte die falsche Seite.</numerusform>
            <numerusform>%n Inseln zeigten die falsche Seite.</numerusform>
        </translation>
    </message>
    <message>
        <source>The gap before&#xa0;{high} can’t be filled any more</source>
        <translation>Die Lücke vor der&#xa0;{high} lässt sich nicht mehr füllen</translation>
    </message>
    <message>
        <source>The gap after&#xa0;{low} can’t be filled any more</source>
        <translation>Die Lücke nach der&#xa0;{low} lässt sich nicht mehr füllen</translation>
    </message>
    <message>
        <source>The gap between&#xa0;{low} and&#xa0;{high} can’t be filled any more</source>
        <translation>Die Lücke zwischen&#xa0;{low} und&#xa0;{high} lässt sich nicht mehr füllen</translation>
    </message>
    <message>
        <source>Left in hand: {cards}.</source>
        <translation>Noch auf der Hand: {cards}.</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>The purple storm will block the row it is put on</source>
        <translation>Der violette Sturm sperrt die Reihe, an die er gelegt wird</translation>
    </message>
    <message>
        <source>The start must be played as soon as possible; it costs the crew eight cards</source>
        <translation>Der Start muss gespielt werden, sobald es geht; er kostet die Mannschaft acht Karten</translation>
    </message>
    <message>
        <source>A monster takes an island with it, and can’t be discarded</source>
        <translation>Ein Seeungeheuer nimmt eine Insel mit und kann nicht abgelegt werden</translation>
    </message>
    <message>
        <source>A wild card is an island of any number, a start, a finish or a compass</source>
        <translation>Ein Platzhalter ist eine Insel mit beliebiger Zahl, ein Start, ein Ziel oder ein Kompass</translation>
    </message>
    <message>
        <source>A compass removes a storm, or stops one before it hits</source>
        <translation>Ein Kompass vertreibt einen Sturm oder hält ihn fern</translation>
    </message>
    <message>
        <source>Yellow storm: this hand is limited to three cards while it is in play</source>
        <translation>Gelber Sturm: höchstens drei Karten auf dieser Hand, solange er da ist</translation>
    </message>
    <message>
        <source>Click to see your discards</source>
        <translation>Klicken, um den eigenen Ablagestapel zu sehen</translation>
    </message>
    <message>
        <source>Wrong side up for its row: discard a card to turn it</source>
        <translation>Liegt für diese Reihe verkehrt herum: eine Karte ablegen, um sie zu drehen</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message>
        <source>{game}: problem&#xa0;{number}</source>
        <translation>{game}: Aufgabe&#xa0;{number}</translation>
    </message>
    <message>
        <source>Now to move: {name}</source>
        <translation>Jetzt am Zug: {name}</translation>
    </message>
    <message>
        <source>difficulty&#xa0;{number} of&#xa0;5</source>
        <translation>Schwierigkeit&#xa0;{number} von&#xa0;5</translation>
    </message>
    <message>
        <source>first try</source>
        <translation>auf Anhieb</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>mit Tipp</translation>
    </message>
    <message>
        <source>solved with a hint</source>
        <translation>mit Tipp gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong move(s) so far</source>
        <translation>
            <numerusform>bisher %n falscher Zug</numerusform>
            <numerusform>bisher %n falsche Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{match}, action&#xa0;{number}</source>
        <translation>{match}, Aktion&#xa0;{number}</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>It won’t come back</source>
        <translation>Kommt nicht wieder</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Ihre Fehler</translation>
    </message>
    <message>
        <source>To try again today</source>
        <translation>Heute noch einmal</translation>
    </message>
    <message>
        <source>Solved often enough: it won’t come back.</source>
        <translation>Oft genug gelöst: kommt nicht wieder.</translation>
    </message>
    <message>
        <source>Practice: comes back on {day}.</source>
        <translation>Übung: kommt am {day} wieder.</translation>
    </message>
    <message>
        <source>Solved: comes back on {day}.</source>
        <translation>Gelöst: kommt am {day} wieder.</translation>
    </message>
    <message>
        <source>Missed: comes back on {day}.</source>
        <translation>Nicht gelöst: kommt am {day} wieder.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>solved last time</source>
        <translation>zuletzt gelöst</translation>
    </message>
    <message>
        <source>missed last time</source>
        <translation>zuletzt nicht gelöst</translation>
    </message>
    <message>
        <source>new: waits for a day with fewer new ones</source>
        <translation>neu: wartet auf einen Tag mit weniger neuen</translation>
    </message>
    <message>
        <source>new: comes back on {day}</source>
        <translation>neu: kommt am {day} wieder</translation>
    </message>
    <message>
        <source>solved: comes back on {day}</source>
        <translation>gelöst: kommt am {day} wieder</translation>
    </message>
    <message>
        <source>missed: comes back on {day}</source>
        <translation>nicht gelöst: kommt am {day} wieder</translation>
    </message>
    <message>
        <source>Coming back later; you can practise them now</source>
        <translation>Kommt später wieder; üben können Sie schon jetzt</translation>
    </message>
    <message>
        <source>Decisions from your own games. One that you solve comes back later each time, one that you miss comes back soon; at most ten new ones a day.</source>
        <translation>Entscheidungen aus Ihren eigenen Partien. Eine gelöste kommt jedes Mal später wieder, eine nicht gelöste bald; höchstens zehn neue am Tag.</translation>
    </message>
    <message>
        <source>No mistakes to practise now. Review a finished game, and your three costliest decisions in it will come back here from the next day on.</source>
        <translation>Zurzeit keine Fehler zum Üben. Werten Sie eine beendete Partie aus: Die drei teuersten Ihrer Entscheidungen darin kommen ab dem nächsten Tag hier wieder.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <source>after mistakes</source>
        <translation>mit Fehlversuchen</translation>
    </message>
    <message>
        <source>solved on the first try</source>
        <translation>auf Anhieb gelöst</translation>
    </message>
    <message>
        <source>solved on try&#xa0;{number}</source>
        <translation>beim&#xa0;{number}.&#xa0;Versuch gelöst</translation>
    </message>
    <message>
        <source>the original move: {loss}</source>
        <translation>ursprünglicher Zug: {loss}</translation>
    </message>
    <message>
        <source>The game this decision came from can no longer be read.</source>
        <translation>Die Partie zu dieser Entscheidung ist nicht mehr lesbar.</translation>
    </message>
    <message>
        <source>Not right away: comes back on {day}.</source>
        <translation>Nicht auf Anhieb: kommt am {day} wieder.</translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>der Zugriff ist verweigert</translation>
    </message>
    <message>
        <source>only reading is allowed there</source>
        <translation>dort ist nur Lesen erlaubt</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>ein anderes Programm verwendet die Datei</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>es ist eine Verknüpfung, die auf sich selbst verweist</translation>
    </message>
    <message>
        <source>it is a pipe and not a file</source>
        <translation>es ist eine Pipe und keine Datei</translation>
    </message>
    <message>
        <source>it is a socket and not a file</source>
        <translation>es ist ein Socket und keine Datei</translation>
    </message>
    <message>
        <source>it is a link and not a file</source>
        <translation>es ist eine Verknüpfung und keine Datei</translation>
    </message>
    <message>
        <source>it is a device and not a file</source>
        <translation>es ist ein Gerät und keine Datei</translation>
    </message>
    <message>
        <source>{file} can’t be read: {reason}.</source>
        <translation>{file} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{file} can’t be opened: it contains an illegal move.</source>
        <translation>{file} lässt sich nicht öffnen: Die Datei enthält einen regelwidrigen Zug.</translation>
    </message>
    <message>
        <source>{file} needs a newer version of the program.</source>
        <translation>{file} braucht eine neuere Version des Programms.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) can’t be opened: {names}</source>
        <translation>
            <numerusform>%n Datei lässt sich nicht öffnen: {names}</numerusform>
            <numerusform>%n Dateien lassen sich nicht öffnen: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder {folder} can’t be written to. You can play, but nothing will be saved.</source>
        <translation>Im Ordner {folder} kann nicht gespeichert werden. Spielen können Sie, aber nach dem Beenden ist nichts davon mehr da.</translation>
    </message>
    <message>
        <source>Something else was in the place of a folder or file that the program needs. It was renamed in {folder}: {names}</source>
        <translation>Etwas anderes lag an der Stelle eines Ordners oder einer Datei, die das Programm braucht. Es wurde in {folder} umbenannt: {names}</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset to defaults. The old file is kept as {file}.</source>
        <translation>Die Einstellungen waren beschädigt und wurden zurückgesetzt. Die alte Datei ist noch da: {file}.</translation>
    </message>
    <message>
        <source>Your settings can’t be read: {reason}. The defaults are used for now.</source>
        <translation>Ihre Einstellungen lassen sich nicht lesen: {reason}. Vorerst gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>Some settings made no sense and have been reset to defaults: {names}.</source>
        <translation>Einige Einstellungen ergaben keinen Sinn und wurden zurückgesetzt: {names}.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>sounds</source>
        <translation>Geräusche</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>numbers on the cards</source>
        <translation>Zahlen auf den Karten</translation>
    </message>
    <message>
        <source>left-handed table</source>
        <translation>Tisch für Linkshänder</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>window position</source>
        <translation>Position des Fensters</translation>
    </message>
    <message>
        <source>Your training can’t be saved right now: {reason}. The program keeps trying.</source>
        <translation>Ihr Training lässt sich gerade nicht speichern: {reason}. Das Programm versucht es weiter.</translation>
    </message>
    <message>
        <source>keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>choices of the last games</source>
        <translation>Auswahl der letzten Spiele</translation>
    </message>
    <message>
        <source>The file with your training was damaged. Your solved problems and saved mistakes have been reset; the old file is kept as {file}.</source>
        <translation>Die Datei mit Ihrem Training war beschädigt. Gelöste Aufgaben und gemerkte Fehler sind zurückgesetzt; die alte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Your training can’t be saved: what you solve now will be lost when you quit.</source>
        <translation>Ihr Training lässt sich nicht speichern: Was Sie jetzt lösen, geht beim Beenden verloren.</translation>
    </message>
    <message>
        <source>The program can’t start the process that thinks for your mates. Until it can, they all play in the simplest way, and there are no hints or reviews.</source>
        <translation>Der Prozess, der für Ihre Mitspieler nachdenkt, lässt sich nicht starten. Solange das so ist, spielen alle auf die einfachste Weise; Tipps und Rückblicke gibt es nicht.</translation>
    </message>
    <message>
        <source>Still not saved.</source>
        <translation>Noch immer nicht gespeichert.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>The program can’t check right now whether a deal is winnable: this one is random.</source>
        <translation>Ob eine Fahrt gewinnbar ist, lässt sich jetzt nicht prüfen: Diese hier ist zufällig.</translation>
    </message>
    <message>
        <source>No deal could be proven winnable in time: this one is random.</source>
        <translation>In der Zeit ließ sich keine Fahrt finden, die sicher gewinnbar ist: Diese hier ist zufällig.</translation>
    </message>
    <message>
        <source>new-game choices</source>
        <translation>Wahl der neuen Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n of your game file(s) can’t be read. Kept in {folder}: {names}</source>
        <translation>
            <numerusform>%n&#xa0;Datei Ihrer Partien ist unlesbar. Aufgehoben in {folder}: {names}</numerusform>
            <numerusform>%n&#xa0;Dateien Ihrer Partien sind unlesbar. Aufgehoben in {folder}: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics were damaged and have been rebuilt from your saved games. The old file is kept as {file}.</source>
        <translation>Die Statistik war beschädigt und wurde aus Ihren gespeicherten Partien neu aufgebaut. Die alte Datei ist noch da: {file}.</translation>
    </message>
    <message>
        <source>The statistics can’t be saved right now. Games will be counted the next time the program starts.</source>
        <translation>Die Statistik lässt sich gerade nicht speichern. Die Partien werden beim nächsten Start gezählt.</translation>
    </message>
    <message>
        <source>You play on from the beginning. This game is saved alongside the original and counted separately in the statistics.</source>
        <translation>Sie spielen von Anfang an. Diese Partie wird neben der anderen aufbewahrt und in der Statistik gesondert gezählt.</translation>
    </message>
    <message>
        <source>You play on from action&#xa0;{number}. This game is saved alongside the original and counted separately in the statistics.</source>
        <translation>Sie spielen ab Aktion&#xa0;{number} weiter. Diese Partie wird neben der anderen aufbewahrt und in der Statistik gesondert gezählt.</translation>
    </message>
    <message>
        <source>The statistics can’t be saved right now: {reason}. Your game will be counted later.</source>
        <translation>Die Statistik lässt sich gerade nicht speichern: {reason}. Ihre Partie wird später gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) in the statistics can’t be read and are left out.</source>
        <translation>
            <numerusform>%n beschädigte Partie in der Statistik ist nicht lesbar und bleibt außen vor.</numerusform>
            <numerusform>%n beschädigte Partien in der Statistik sind nicht lesbar und bleiben außen vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.</source>
        <translation>Diese Partie lässt sich in {folder} nicht speichern: {reason}. Sie können weiterspielen; das Programm versucht es weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.</source>
        <translation>
            <numerusform>%n Partie lässt sich in {folder} nicht speichern: {reason}. Sie können weiterspielen; das Programm versucht es weiter.</numerusform>
            <numerusform>%n Partien lassen sich in {folder} nicht speichern: {reason}. Sie können weiterspielen; das Programm versucht es weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is not a saved game, or it is damaged.</source>
        <translation>{file} ist keine Partie oder ist beschädigt.</translation>
    </message>
    <message>
        <source>computer players’ pace</source>
        <translation>Tempo der Mitspieler</translation>
    </message>
    <message>
        <source>Opening files: {done} of&#xa0;{count}</source>
        <translation>Dateien werden geöffnet: {done} von&#xa0;{count}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>turns</name>
    <message>
        <source>Your turn: {what}</source>
        <translation>Ihr Zug: {what}</translation>
    </message>
    <message>
        <source>The grid is full, but {missing}: {what}</source>
        <translation>Alle Felder sind belegt, aber {missing}: {what}</translation>
    </message>
    <message>
        <source>Your turn: no island fits next to another (orange storm); {what}</source>
        <translation>Ihr Zug: Keine Insel passt neben eine andere (oranger Sturm); {what}</translation>
    </message>
    <message>
        <source>Your turn: no island fits; {what}</source>
        <translation>Ihr Zug: Keine Insel passt; {what}</translation>
    </message>
    <message>
        <source>no start has been played</source>
        <translation>es ist kein Start gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%n island(s) show the wrong side</source>
        <translation>
            <numerusform>%n&#xa0;Insel zeigt die falsche Seite</numerusform>
            <numerusform>%n&#xa0;Inseln zeigen die falsche Seite</numerusform>
        </translation>
    </message>
    <message>
        <source>you have no finish</source>
        <translation>Sie haben kein Ziel</translation>
    </message>
    <message>
        <source>someone holds a monster</source>
        <translation>jemand hat ein Ungeheuer</translation>
    </message>
    <message>
        <source>monsters are still in hand ({holders})</source>
        <translation>es sind noch Ungeheuer auf der Hand ({holders})</translation>
    </message>
    <message numerus="yes">
        <source>you hold %n monster(s)</source>
        <translation>
            <numerusform>Sie haben %n&#xa0;Ungeheuer</numerusform>
            <numerusform>Sie haben %n&#xa0;Ungeheuer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n monster(s)</source>
        <translation>
            <numerusform>{name} hat %n&#xa0;Ungeheuer</numerusform>
            <numerusform>{name} hat %n&#xa0;Ungeheuer</numerusform>
        </translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>play the monster</source>
        <translation>Ungeheuer spielen</translation>
    </message>
    <message>
        <source>discard two</source>
        <translation>zwei ablegen</translation>
    </message>
    <message>
        <source>click an island to turn it</source>
        <translation>Insel anklicken und drehen</translation>
    </message>
    <message>
        <source>click a storm to spend a compass</source>
        <translation>mit Kompass auf Sturm klicken</translation>
    </message>
    <message>
        <source>trade your hand for a compass</source>
        <translation>Hand gegen Kompass tauschen</translation>
    </message>
    <message>
        <source>swap your hand for the row</source>
        <translation>Hand gegen Auslage tauschen</translation>
    </message>
    <message>
        <source>play a start</source>
        <translation>einen Start spielen</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first}, or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>the start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>the finish</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>the sea monster</source>
        <translation>Seeungeheuer</translation>
    </message>
    <message>
        <source>the wild card</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>the compass</source>
        <translation>Kompass</translation>
    </message>
    <message>
        <source>the yellow storm</source>
        <translation>gelber Sturm</translation>
    </message>
    <message>
        <source>the purple storm</source>
        <translation>violetter Sturm</translation>
    </message>
    <message>
        <source>the orange storm</source>
        <translation>orangefarbener Sturm</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>calm water</source>
        <translation>ruhige See</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Juri</source>
        <translation>Juri</translation>
    </message>
    <message>
        <source>Mila</source>
        <translation>Mila</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>row&#xa0;{row}, cell&#xa0;{cell}</source>
        <translation>Reihe&#xa0;{row}, Feld&#xa0;{cell}</translation>
    </message>
    <message>
        <source>Standard voyage</source>
        <translation>Standardspiel</translation>
    </message>
    <message>
        <source>Great Arch</source>
        <translation>Der Hohe Bogen</translation>
    </message>
    <message>
        <source>Sun and Moon</source>
        <translation>Tag und Nacht</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Die Pyramide</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Konkurrenz</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>So aufteilen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Discard two</source>
        <translation>Zwei ablegen</translation>
    </message>
    <message>
        <source>Play the start</source>
        <translation>Start spielen</translation>
    </message>
    <message>
        <source>Play the finish</source>
        <translation>Ziel spielen</translation>
    </message>
    <message>
        <source>Trade hand for a compass</source>
        <translation>Hand gegen Kompass</translation>
    </message>
    <message>
        <source>Swap hand for the row</source>
        <translation>Hand gegen Auslage</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Discard two and explore</source>
        <translation>Zwei ablegen und erkunden</translation>
    </message>
    <message>
        <source>Discard two to keep the reef here</source>
        <translation>Zwei ablegen, Felsen bleiben</translation>
    </message>
    <message>
        <source>Face the storm</source>
        <translation>Sturm kommen lassen</translation>
    </message>
    <message>
        <source>Spend a compass</source>
        <translation>Kompass einsetzen</translation>
    </message>
    <message>
        <source>Spend the wild card</source>
        <translation>Platzhalter einsetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>Discard two: −%n point(s)</source>
        <translation>
            <numerusform>Zwei ablegen: −%n Punkt</numerusform>
            <numerusform>Zwei ablegen: −%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap hand for the row: −%n point(s)</source>
        <translation>
            <numerusform>Hand gegen Auslage: −%n Punkt</numerusform>
            <numerusform>Hand gegen Auslage: −%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Ein guter Zug wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>{name} played the start: how many cards can you spare?</source>
        <translation>{name} hat den Start gespielt: Wie viele Karten können Sie abgeben?</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>Which number should the wild card be?</source>
        <translation>Welche Zahl soll der Platzhalter sein?</translation>
    </message>
    <message numerus="yes">
        <source>Start played. How do you split the %n card(s)?</source>
        <translation>
            <numerusform>Start gespielt. Wer gibt die %n&#xa0;Karte ab?</numerusform>
            <numerusform>Start gespielt. Wer gibt wie viele der %n&#xa0;Karten ab?</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the reef: choose a row at the left of the grid</source>
        <translation>Felsen versetzen: links eine Reihe wählen</translation>
    </message>
    <message>
        <source>The monster strikes: which island does it take?</source>
        <translation>Das Ungeheuer greift an: Welche Insel soll es holen?</translation>
    </message>
    <message>
        <source>{number} to {place} costs {cards}</source>
        <translation>{number}&#xa0;→ {place} kostet {cards}</translation>
    </message>
    <message>
        <source>Discard {cards} of your choice</source>
        <translation>{cards} nach Wahl ablegen</translation>
    </message>
    <message>
        <source>Give {cards} for the start</source>
        <translation>Für den Start {cards} abgeben</translation>
    </message>
    <message>
        <source>Discard {cards} to turn this island</source>
        <translation>{cards} ablegen, um die Insel zu drehen</translation>
    </message>
    <message>
        <source>Discard {cards} to keep the reef where it is</source>
        <translation>{cards} ablegen, damit die Felsen bleiben</translation>
    </message>
    <message>
        <source>Yellow storm: discard {cards}, down to three</source>
        <translation>Gelber Sturm: {cards} ablegen, drei bleiben</translation>
    </message>
    <message>
        <source>Discard {cards} to explore</source>
        <translation>{cards} ablegen, um zu erkunden</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>noch&#xa0;%n</numerusform>
            <numerusform>noch&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>{wish}: choose {more}</source>
        <translation>{wish}: {more} wählen</translation>
    </message>
    <message>
        <source>{wish}. Confirm?</source>
        <translation>{wish}. Bestätigen?</translation>
    </message>
    <message>
        <source>Your turn: the start must be played</source>
        <translation>Ihr Zug: Der Start muss gespielt werden</translation>
    </message>
    <message>
        <source>Your turn: the finish can be played!</source>
        <translation>Ihr Zug: Das Ziel kann gespielt werden!</translation>
    </message>
    <message>
        <source>Your turn: all you can do is pass</source>
        <translation>Ihr Zug: Es bleibt nur Passen</translation>
    </message>
    <message>
        <source>The pyramid is full: discard two and turn over an explorer card</source>
        <translation>Die Pyramide ist voll: zwei ablegen und eine Entdecker-Karte aufdecken</translation>
    </message>
    <message>
        <source>The monster takes an island with it: which one?</source>
        <translation>Das Ungeheuer nimmt eine Insel mit: welche?</translation>
    </message>
    <message>
        <source>{number} doesn’t fit anywhere now</source>
        <translation>Die&#xa0;{number} passt jetzt nirgends</translation>
    </message>
    <message>
        <source>Put {card} beside the grid, or choose another card</source>
        <translation>{card}: neben die Spielfläche legen oder eine andere Karte wählen</translation>
    </message>
    <message>
        <source>Where should the wild card go?</source>
        <translation>Wohin soll der Platzhalter?</translation>
    </message>
    <message>
        <source>Where should&#xa0;{number} go?</source>
        <translation>Wohin soll die&#xa0;{number}?</translation>
    </message>
    <message>
        <source>Purple storm: choose the row it blocks</source>
        <translation>Violetter Sturm: Reihe wählen, die er sperrt</translation>
    </message>
    <message>
        <source>Yellow storm: your hand limit is three while it is in play</source>
        <translation>Gelber Sturm: höchstens drei Karten auf der Hand, solange er da ist</translation>
    </message>
    <message>
        <source>Orange storm: you may place islands only next to other islands</source>
        <translation>Orangefarbener Sturm: Inseln dürfen nur neben andere</translation>
    </message>
    <message>
        <source>{storm} comes up</source>
        <translation>{storm} kommt auf</translation>
    </message>
    <message>
        <source>{number} can’t come after&#xa0;{other}</source>
        <translation>Die&#xa0;{number} darf nicht auf die&#xa0;{other} folgen</translation>
    </message>
    <message>
        <source>{number} can’t come before&#xa0;{other}</source>
        <translation>Die&#xa0;{number} darf nicht vor der&#xa0;{other} liegen</translation>
    </message>
    <message>
        <source>Costs&#xa0;{price}, but you have only&#xa0;{held} to pay with</source>
        <translation>Kostet&#xa0;{price}, Sie haben nur&#xa0;{held} zum Bezahlen</translation>
    </message>
    <message>
        <source>Choose {cards} first</source>
        <translation>Wählen Sie zuerst {cards}</translation>
    </message>
    <message>
        <source>No finish yet: {missing}</source>
        <translation>Noch kein Ziel: {missing}</translation>
    </message>
    <message>
        <source>There is already an island there</source>
        <translation>Dort liegt schon eine Insel</translation>
    </message>
    <message>
        <source>There is no island to strike</source>
        <translation>Hier ist keine Insel für das Ungeheuer</translation>
    </message>
    <message>
        <source>This card doesn’t go there</source>
        <translation>Diese Karte gehört nicht dorthin</translation>
    </message>
    <message>
        <source>This number is already on the grid</source>
        <translation>Diese Zahl liegt schon auf der Spielfläche</translation>
    </message>
    <message>
        <source>The reef blocks this row</source>
        <translation>Die Felsen sperren diese Reihe</translation>
    </message>
    <message>
        <source>The reef is already here: choose another row</source>
        <translation>Die Felsen sind schon hier: Wählen Sie eine andere Reihe</translation>
    </message>
    <message>
        <source>This row has no empty cell</source>
        <translation>Diese Reihe hat kein leeres Feld</translation>
    </message>
    <message>
        <source>A purple storm blocks this row</source>
        <translation>Ein violetter Sturm sperrt diese Reihe</translation>
    </message>
    <message>
        <source>In an orange storm, only next to another island</source>
        <translation>Im orangefarbenen Sturm nur neben einer Insel</translation>
    </message>
    <message>
        <source>The pillars come before the vault</source>
        <translation>Erst die Säulen, dann das Dach</translation>
    </message>
    <message>
        <source>That would make the grid impossible to fill</source>
        <translation>Dann ließe sich die Spielfläche nicht mehr füllen</translation>
    </message>
    <message>
        <source>A monster can’t be discarded</source>
        <translation>Ein Ungeheuer kann nicht abgelegt werden</translation>
    </message>
    <message>
        <source>The start must be played first</source>
        <translation>Zuerst muss der Start gespielt werden</translation>
    </message>
    <message>
        <source>A start has already been played: discard this one</source>
        <translation>Der Start ist schon gespielt: Legen Sie diesen ab</translation>
    </message>
    <message>
        <source>There aren’t eight cards to give yet</source>
        <translation>Auf den Händen sind noch keine acht Karten zum Abgeben</translation>
    </message>
    <message>
        <source>The finish has to wait until every cell is filled</source>
        <translation>Das Ziel wartet, bis jedes Feld gefüllt ist</translation>
    </message>
    <message>
        <source>The finish has to wait for a start</source>
        <translation>Das Ziel wartet auf einen Start</translation>
    </message>
    <message>
        <source>No finish yet: someone holds a monster</source>
        <translation>Das Ziel wartet: Jemand hält ein Ungeheuer</translation>
    </message>
    <message>
        <source>No finish yet: an island shows the wrong side</source>
        <translation>Das Ziel wartet: Eine Insel zeigt die falsche Seite</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>first</source>
        <translation>Platz&#xa0;1</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>geteilter Platz&#xa0;1</translation>
    </message>
    <message>
        <source>second</source>
        <translation>Platz&#xa0;2</translation>
    </message>
    <message>
        <source>third</source>
        <translation>Platz&#xa0;3</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>Platz&#xa0;4</translation>
    </message>
    <message>
        <source>Give and lose the gap</source>
        <translation>Trotzdem abgeben</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Discard and lose the gap</source>
        <translation>Trotzdem ablegen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Split first: once it is confirmed, you choose which cards you give</source>
        <translation>Erst aufteilen: Nach dem Bestätigen wählen Sie, welche Karten Sie geben</translation>
    </message>
</context>
</TS>
