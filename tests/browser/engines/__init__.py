"""Whole games in browsers other than Chromium: Firefox ESR and WebKitGTK as Debian has them."""
