/** A piece of a text, and whether the other text lacks it. */
export interface Piece {
  text: string;
  differs: boolean;
}

/** Longer texts are shown without marks: comparing takes time and memory in the product of their lengths. */
const MAX_CELLS = 4_000_000;

/** The pieces of `text` that are the same in `other`, and those that differ, word by word. */
export function piecesOf(text: string, other: string): Piece[] {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  if (words.length * others.length > MAX_CELLS) return [{ text, differs: false }];
  const common = commonWords(words, others);
  const pieces: Piece[] = [];
  words.forEach((word, index) => {
    const differs = !common.has(index);
    const last = pieces.at(-1);
    if (last?.differs === differs) last.text += word;
    else pieces.push({ text: word, differs });
  });
  return pieces;
}

/** Words with the space after them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** Indexes of the words of a longest common subsequence. */
function commonWords(words: string[], others: string[]): Set<number> {
  const width = others.length + 1;
  const lengths = new Uint16Array((words.length + 1) * width);
  const isSame = (a: number, b: number) => words[a]?.trim() === others[b]?.trim();
  for (let a = words.length - 1; a >= 0; a--) {
    for (let b = others.length - 1; b >= 0; b--) {
      lengths[a * width + b] = isSame(a, b)
        ? lengths[(a + 1) * width + b + 1]! + 1
        : Math.max(lengths[(a + 1) * width + b]!, lengths[a * width + b + 1]!);
    }
  }
  const common = new Set<number>();
  for (let a = 0, b = 0; a < words.length && b < others.length;) {
    if (isSame(a, b)) {
      common.add(a);
      a++;
      b++;
    } else if (lengths[(a + 1) * width + b]! >= lengths[a * width + b + 1]!) a++;
    else b++;
  }
  return common;
}

/** Both texts in one: that of this owner, then the sentences that only the other has. */
export function mergedText(mine: string, theirs: string): string {
  const sentences = theirs.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
  const added = sentences.filter((sentence) => sentence && !mine.includes(sentence));
  return [mine.trim(), ...added].filter(Boolean).join(' ');
}
