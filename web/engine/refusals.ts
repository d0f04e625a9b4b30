// Why an action is not allowed: its clause and its message, from the number with which the rules answer.
import type { Clause, Description } from './description';
import type { Engine } from './engine';
import { put, type Message } from './events';
import type { Plain } from './records';
import { says, type Said } from './writing';

export interface Refused extends Message {
    clause: string;
}

const REASON = 256;
const PART = 65536;

/** What says why an action is not allowed in a position, whose fields are `plain`; null: it is. */
export function refusals(
    engine: Engine,
): (state: Uint8Array, plain: Plain, action: number) => Refused | null {
    const { declared, phases } = engine.told;
    const { reasons, over, asked_in, clauses, always } = declared.refusals;
    const said = reasons.map(({ parts }) => parts.map(says));

    function because(answer: number, plain: Plain): Refused | null {
        if (answer === 0) return null;
        const number = (answer % REASON) - 1;
        const rest = Math.floor(answer / REASON);
        const numbers = [rest % PART, Math.floor(rest / PART)];
        const { clause, message, parts } = reasons[number]!;
        const args: Record<string, Said> = {};
        parts.forEach(({ name, argument, beside }, i) => {
            const other = parts.findIndex((one) => one.name === beside);
            put(args, argument ?? name, said[number]![i]!(numbers[i]!, numbers[other]));
        });
        return { clause: clauseIn(clause, plain), message, args };
    }

    return (state, plain, action) => {
        const phase = phases[plain.phase as number]!;
        if (phase === 'over') return { clause: over, message: 'why-game-over', args: {} };
        const verb = verbOf(engine.told, action);
        const isAsked = asked_in[verb]!.includes(phase);
        if (isAsked || always.includes(verb)) {
            const answer = engine.whyNot(state, action);
            if (answer !== 0 || isAsked) return because(answer, plain);
        }
        const clause = clauseIn(clauses[phase]!, plain);
        return { clause, message: 'why-not-this-phase', args: { phase } };
    };
}

function verbOf({ verbs }: Description, action: number): string {
    return verbs.findLast((one) => one.first <= action)!.name;
}

function clauseIn(clause: Clause, plain: Plain): string {
    if (typeof clause === 'string') return clause;
    const found = clause.cases.find(([field, least, most]) => {
        const value = plain[field] as number;
        return value >= least && (most === null || value <= most);
    });
    return found ? found[3] : clause.otherwise;
}
