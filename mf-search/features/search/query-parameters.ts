import { searchParameters } from '@care/contracts/search';

/** The words of a requested address that are neither care forms nor towns (SR-21); no part of the search. */
export const UNKNOWN_WORDS = 'wort';

/** The parameters that the pages of a search read; the shell renders them with no others. */
export const queryParameters = [...searchParameters, UNKNOWN_WORDS];
