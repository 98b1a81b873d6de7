"""Where the program looks for its own files."""

from shtil_desktop import places


def test_checkout_has_the_folders_beside_the_package():
    assert places.resources().is_dir()
    assert places.translations().is_dir()


def test_folder_inside_the_package_comes_first(tmp_path):
    package = tmp_path / "shtil_desktop"
    (package / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    assert places._find("resources", package) == package / "resources"


def test_folder_beside_the_package_serves_a_checkout(tmp_path):
    package = tmp_path / "shtil_desktop"
    package.mkdir()
    (tmp_path / "resources").mkdir()
    assert places._find("resources", package) == tmp_path / "resources"
