import { useEffect, useEffectEvent, useState } from 'react';

/** Gives what fits the typed text; may reject, and should stop when the signal says so. */
export type SuggestionSource<Item> = (phrase: string, signal: AbortSignal) => Promise<readonly Item[]>;

interface Suggestions<Item> {
  items: readonly Item[];
  /** The items belong to the text as it is now; until then they are those of the text before. */
  settled: boolean;
}

interface Answer<Item> {
  phrase: string;
  items: readonly Item[];
}

const none: readonly never[] = [];

/**
 * Asks the source for the typed text, once typing has paused; a text below `minLength` asks nothing.
 * A source that fails gives silently an empty list (SR-06).
 */
export function useSuggestions<Item>(
  source: SuggestionSource<Item>,
  typed: string,
  { debounceMs, minLength }: { debounceMs: number; minLength: number },
): Suggestions<Item> {
  const [answer, setAnswer] = useState<Answer<Item>>();
  const phrase = typed.trim();
  const asks = phrase.length >= minLength;
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const items = await source(phrase, signal).catch(() => none);
    if (!signal.aborted) setAnswer({ phrase, items });
  });
  useEffect(() => {
    if (!asks) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(controller.signal), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [phrase, asks, debounceMs]);
  if (!asks || !answer) return { items: none, settled: false };
  return { items: answer.items, settled: answer.phrase === phrase };
}
