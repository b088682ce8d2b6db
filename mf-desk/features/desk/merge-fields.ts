type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isSameEntry = (one: Fields, other: Fields): boolean =>
  Object.keys(one).every((name) => isSame(one[name], other[name]));

/**
 * The entry after somebody else has saved: what was typed stays, everything else is as they saved it. `both` are the
 * fields that both have changed, differently.
 */
export function mergeFields<Entry extends object>(base: Entry, entry: Entry, theirs: Entry) {
  type Name = keyof Entry & string;
  const typed = (Object.keys(entry) as Name[]).filter((name) => !isSame(entry[name], base[name]));
  const merged = { ...theirs };
  for (const name of typed) merged[name] = entry[name];
  const both = typed.filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], entry[name]));
  return { merged, both };
}
