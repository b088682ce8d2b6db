import { diffArrays } from 'diff';

/** Texts with more differences are shown without marks: comparing takes time and memory in the square of their number. */
const MAX_DIFFERENCES = 3000;

/** The pieces of `text`, word by word, and whether `other` lacks them. */
export function piecesOf(text: string, other: string) {
  const pieces = diffArrays(wordsOf(other), wordsOf(text), {
    comparator: (one, another) => one.trim() === another.trim(),
    maxEditLength: MAX_DIFFERENCES,
  });
  if (!pieces) return [{ text, differs: false }];
  return pieces.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value.join(''), differs: added }));
}

/** Words with the space after them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** Both texts in one: that of this owner, then the sentences that only the other has. */
export function mergedText(mine: string, theirs: string): string {
  const sentences = theirs.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
  const added = sentences.filter((sentence) => sentence && !mine.includes(sentence));
  return [mine.trim(), ...added].filter(Boolean).join(' ');
}
