def draw_state(shown, colour):
    return ""
