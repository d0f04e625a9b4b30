// Which clause the rules beside the board are to show: asked for by refusals and tooltips.
class Clauses {
    wanted = $state.raw<{ id: string; n: number } | null>(null);
    #n = 0;

    open(id: string): void {
        this.wanted = { id, n: ++this.#n };
    }
}

export const clauses = new Clauses();
