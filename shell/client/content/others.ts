/** A few texts to go on with: the first ones, without the one that is being read. */
export const othersOf = <Text extends { slug: string }>(texts: readonly Text[] = [], slug: string): Text[] =>
  texts.filter((text) => text.slug !== slug).slice(0, 3);
