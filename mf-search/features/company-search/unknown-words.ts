import { OTHER_CARE_FORM, type PageOutcome } from '@care/contracts';
import { knownCareForm } from '@care/contracts/search';
import { lazyPart } from '@care/ui/lazy';
import { UNKNOWN_WORDS } from '../search/query-parameters';

const MAX_WORDS = 3;
const MAX_LENGTH = 80;

/** Words that a redirect to "weitere-pflegeformen" left out (SR-21). */
export const unknownWordsIn = ({ searchParams }: URL): string[] =>
  (searchParams.get(UNKNOWN_WORDS) ?? '')
    .split(',')
    .filter((word) => word !== '' && word.length <= MAX_LENGTH)
    .slice(0, MAX_WORDS);

/** A redirect to "weitere-pflegeformen" names the words of the slug that are not in its own address (SR-21). */
export function namingUnknownWords(outcome: PageOutcome, slug = ''): PageOutcome {
  if (outcome.kind !== 'redirect' || !outcome.to.includes(OTHER_CARE_FORM)) return outcome;
  const words = slug.split('+').filter((word) => word.trim() !== '' && !knownCareForm(word));
  if (words.length === 0) return outcome;
  const parameter = `${UNKNOWN_WORDS}=${words.map(encodeURIComponent).join(',')}`;
  return { ...outcome, to: `${outcome.to}${outcome.to.includes('?') ? '&' : '?'}${parameter}` };
}

/** The request for towns whose names are similar to a word of an address. */
export const townsAlike = (word: string) => ({ phrase: word.replaceAll('-', ' ') });

export const { Part: UnknownWords, load: loadUnknownWords } = lazyPart(() =>
  import('./UnknownWords').then((module) => module.UnknownWords),
);
