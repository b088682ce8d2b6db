const transcription: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i' };

/** A slug of ASCII letters, digits and hyphens. */
export const textSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüßı]/g, (letter) => transcription[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Gives each text a unique slug by appending a number to later ones. */
export function uniqueSlugs(reserved: Iterable<string> = []): (text: string) => string {
  const taken = new Set<string>(reserved);
  const counts = new Map<string, number>();
  return (text) => {
    const slug = textSlug(text);
    let count = counts.get(slug) ?? 1;
    let candidate = slug;
    while (taken.has(candidate)) candidate = `${slug}-${++count}`;
    counts.set(slug, count);
    taken.add(candidate);
    return candidate;
  };
}
