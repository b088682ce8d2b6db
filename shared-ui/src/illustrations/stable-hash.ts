/** The same number for the same text, always: pictures are chosen by it, never by chance. */
export function stableHash(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}
