/** A repeatable random generator: the same seed gives the same sequence on every machine. */
export type Random = ReturnType<typeof createRandom>;

/** FNV-1a, so that similar seeds give different sequences. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Creates a random generator from a seed (sfc32, warmed up). */
export function createRandom(seed: string) {
  let [a, b, c, counter] = [hashText(seed), hashText(`${seed}/b`), hashText(`${seed}/c`), 1];
  /** A number in [0, 1). */
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  /** Leaves out so many numbers, so that all later ones stay the same. */
  const skip = (draws: number): void => {
    for (let draw = 0; draw < draws; draw++) next();
  };
  skip(12);
  return {
    next,
    skip,
    /** An integer between both bounds, inclusive. */
    integer: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    chance: (probability: number): boolean => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
    /** Up to `count` different items, in the order of the list. */
    sample: <Item>(items: readonly Item[], count: number): Item[] => {
      let wanted = Math.min(count, items.length);
      return items.filter((_, index) => {
        const taken = next() < wanted / (items.length - index);
        if (taken) wanted--;
        return taken;
      });
    },
    /** All items in another order. */
    shuffled: <Item>(items: readonly Item[]): Item[] => {
      const drawn = items.map((item) => ({ item, order: next() }));
      return drawn.sort((one, other) => one.order - other.order).map(({ item }) => item);
    },
    /** One of the keys, with a probability in proportion to its weight. */
    weighted: <Key extends string | number>(weights: Readonly<Record<Key, number>>): `${Key}` => {
      const choices = Object.entries<number>(weights) as [`${Key}`, number][];
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const [key] = choices.find(([, weight]) => (left -= weight) < 0) ?? choices.at(-1)!;
      return key;
    },
    /** Roughly normal around 0, within ±3. */
    bell: (): number => next() + next() + next() + next() + next() + next() - 3,
  };
}

/** Draws from a long weighted list by binary search, because a linear search would be slow. */
export function weightedIndex<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
): (random: Random) => Item {
  const sums: number[] = [];
  let total = 0;
  for (const item of items) sums.push((total += weightOf(item)));
  return (random) => {
    const target = random.next() * total;
    let [low, high] = [0, items.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return items[low] as Item;
  };
}
