/** The first texts of a list, without the current one. */
export const othersOf = <Text extends { slug: string }>(texts: readonly Text[] = [], slug: string): Text[] =>
  texts.filter((text) => text.slug !== slug).slice(0, 3);
