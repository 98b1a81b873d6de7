"""Where cards can lead on an island: hands as counted kinds, islands as sets of cells, tables of routes."""
