/** A repeatable random generator: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer between both bounds, inclusive. */
  integer(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Up to `count` different items, in the order of the list. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  /** One of the items, with a probability in proportion to its weight. */
  weighted<Item>(choices: readonly (readonly [Item, number])[]): Item;
  /** Roughly normal around 0, within ±3. */
  bell(): number;
}

/** FNV-1a, so that similar seeds give different sequences. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Creates a random generator from a seed (sfc32, warmed up). */
export function createRandom(seed: string): Random {
  let [a, b, c, counter] = [hashText(seed), hashText(`${seed}/b`), hashText(`${seed}/c`), 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round++) next();
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  return {
    next,
    pick,
    integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      let wanted = Math.min(count, items.length);
      return items.filter((_, index) => {
        const taken = next() < wanted / (items.length - index);
        if (taken) wanted--;
        return taken;
      });
    },
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of choices) if ((left -= weight) < 0) return item;
      return (choices.at(-1) as readonly [never, number])[0];
    },
    bell: () => next() + next() + next() + next() + next() + next() - 3,
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
