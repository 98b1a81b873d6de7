"""Where the program looks for its own files."""

from shtil_desktop import program_files


def test_checkout_has_the_folders_beside_the_package():
    assert program_files.resources().is_dir()
    assert program_files.translations().is_dir()


def test_folder_inside_the_package_comes_first(tmp_path):
    package = tmp_path / "shtil_desktop"
    (package / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    assert program_files._find("resources", package) == package / "resources"


def test_folder_beside_the_package_serves_a_checkout(tmp_path):
    package = tmp_path / "shtil_desktop"
    package.mkdir()
    (tmp_path / "resources").mkdir()
    assert program_files._find("resources", package) == tmp_path / "resources"
