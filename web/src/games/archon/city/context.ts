// What every part of the plan needs from its board.
import { getContext, setContext } from 'svelte';
import type { Scene, Stop } from '../model/city/stops';
import type { ArchonView } from '../model/view';

export interface City extends Scene {
    stop: (id: string) => Stop | undefined;
    /** The one place in the tab order; arrow keys move on from there. */
    readonly focused: string;
    /** Where the pointer or the focus is. */
    readonly pointed: string | null;
    /** A place that was tried although it is not allowed. */
    readonly refused: string | null;
    /** The position after the action that is pointed at, once it is known. */
    readonly thought: ArchonView | null;
    choose: (id: string) => void;
    point: (id: string | null) => void;
    focus: (id: string) => void;
    key: (event: KeyboardEvent, id: string) => void;
}

const KEY = Symbol('city');

export function setCity(city: City): void {
    setContext(KEY, city);
}

export function getCity(): City {
    return getContext<City>(KEY);
}
