import type { Random } from './random';

/** Writes out a template: "[hell|ruhig]" stands for one of its parts, "{town}" for the given word. */
export const phrase = (random: Random, template: string, words: Readonly<Record<string, string>> = {}): string =>
  template
    .replace(/\[([^\]]*)\]/g, (_, parts: string) => random.pick(parts.split('|')))
    .replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');

/** The sentences of a text, in their order; "St." and "d." do not end one. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[\p{L}\d]{3}[.!?])\s+|\n+/u).filter(Boolean);

/** Accepts a text if none of its sentences was used too often before, and then counts them. */
export type Accept = (text: string) => boolean;

/** At most one of so many ratings of a town may contain the same sentence; one rating always may. */
const RATINGS_PER_SENTENCE = 200;

/** For each profile of a town a check: no sentence twice in the profile, and few times in the ratings of the town. */
export function sentenceLimits(ratingsOfTown: (town: string) => number): (town: string) => Accept {
  const towns = new Map<string, Map<string, number>>();
  return (town) => {
    const used = towns.get(town) ?? new Map<string, number>();
    towns.set(town, used);
    const limit = Math.max(1, Math.floor(ratingsOfTown(town) / RATINGS_PER_SENTENCE));
    const inProfile = new Set<string>();
    return (text) => {
      const sentences = sentencesOf(text);
      if (sentences.some((sentence) => inProfile.has(sentence) || (used.get(sentence) ?? 0) >= limit)) return false;
      for (const sentence of sentences) {
        inProfile.add(sentence);
        used.set(sentence, (used.get(sentence) ?? 0) + 1);
      }
      return true;
    };
  };
}

/** The first accepted text; empty if none of some attempts is accepted. */
export function firstAccepted(accept: Accept, attempts: number, write: () => string): string {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const text = write();
    if (text && accept(text)) return text;
  }
  return '';
}
