"""`python -m tools.page_data` writes all files."""

from __future__ import annotations

from tools.page_data import all_files

for path, text in all_files().items():
    path.write_text(text, encoding="utf-8")
