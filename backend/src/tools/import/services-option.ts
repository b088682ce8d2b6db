import { comparable } from './columns';
import type { ServiceWords } from './entry';

/**
 * "Art:AP=ambulante-pflege" names a column and the meanings of its words, "=ambulante-pflege" one care form for all
 * rows.
 */
export function readServices(option: string): { column?: string; words: ServiceWords } {
  if (option.startsWith('=')) return { words: { fixed: option.slice(1).trim() } };
  const [column = '', list = ''] = option.split(/:(.*)/s);
  const meanings = list.split(',').flatMap((pair): [string, string][] => {
    const [word = '', meaning = ''] = pair.split('=');
    return meaning ? [[comparable(word), meaning.trim()]] : [];
  });
  return { column, words: { meanings: new Map(meanings) } };
}
