/** FNV-1a hash of a text, such as to choose the same picture at every render. */
export function stableHash(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}
