def draw_state(shown, colour, language="en"):
    return ""
