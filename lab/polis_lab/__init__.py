"""The laboratory of Polis: contests, ladders, training and measuring. It builds on `polis` alone."""
