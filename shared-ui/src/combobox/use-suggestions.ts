import { CITY_SUGGEST_MIN_LENGTH } from '@care/contracts/constants';
import { useEffect, useEffectEvent, useState } from 'react';

/** Loads suggestions for the typed text; may reject, and should stop when the signal is aborted. */
export type SuggestionSource<Item> = (phrase: string, signal: AbortSignal) => Promise<readonly Item[]>;

interface Suggestions<Item> {
  items: readonly Item[];
  /** True when the items belong to the current text; before that they belong to an earlier text. */
  settled: boolean;
}

const none: readonly never[] = [];

/**
 * Calls the source with the typed text after a pause in typing, from two characters on. A rejected call gives
 * an empty list (SR-06).
 */
export function useSuggestions<Item>(
  source: SuggestionSource<Item>,
  typed: string,
  debounceMs: number,
): Suggestions<Item> {
  const [answer, setAnswer] = useState<{ phrase: string; items: readonly Item[] }>();
  const phrase = typed.trim();
  const isLongEnough = phrase.length >= CITY_SUGGEST_MIN_LENGTH;
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const items = await source(phrase, signal).catch(() => none);
    if (!signal.aborted) setAnswer({ phrase, items });
  });
  useEffect(() => {
    if (!isLongEnough) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void load(controller.signal), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [phrase, isLongEnough, debounceMs]);
  // Suggestions for an earlier text stay while it is typed on or shortened.
  const isRelated = answer && (phrase.startsWith(answer.phrase) || answer.phrase.startsWith(phrase));
  if (!isLongEnough || !isRelated) return { items: none, settled: false };
  return { items: answer.items, settled: answer.phrase === phrase };
}
