// Whether this browser is signed in, and the token that says so. It is kept like the tokens of
// seats and shown like them: in a header or in the first message of a socket.
import { keep, load } from '../settings/stored';

export interface SignedIn {
    name: string;
    token: string;
}

class Session {
    now = $state.raw<SignedIn | null>(load<SignedIn | null>('session', null));

    set(next: SignedIn | null): void {
        this.now = next;
        keep('session', next);
    }
}

export const session = new Session();
