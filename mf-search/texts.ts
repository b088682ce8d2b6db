import { addTexts } from '@care/contracts';
import { FILTERS, flagsOf, SEARCH_TYPES, type FlagKey } from '@care/contracts/search';
import texts from './texts.de.json';

type FlagWords = Record<'label' | 'title', string>;
const flags = SEARCH_TYPES.flatMap(flagsOf).map((key): [FlagKey, FlagWords] => [key, FILTERS[key]]);
/** Label and title of a yes/no filter (SH-26). */
export const flagText = addTexts('search-flags', Object.fromEntries(flags) as Record<FlagKey, FlagWords>);

/** Texts of the search only. Shared texts come from the shared catalogue. */
export const searchText = addTexts('search', texts);
