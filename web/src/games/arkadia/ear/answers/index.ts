// Answers in the reader's language: see the contract.
import { LoadedWords, sourceIn } from '../../../../text/loaded.svelte';
import type { Answers } from '../../../contract';
import { TOPICS } from './topics';

const answers: Answers = {
    topics: TOPICS,
    words: new LoadedWords(
        sourceIn(
            import.meta.glob<string>('../../../../../../src/polis/games/arkadia/text/*.ftl', {
                query: '?section=answers',
                import: 'default',
            }),
        ),
        'answer-',
    ),
};
export default answers;
