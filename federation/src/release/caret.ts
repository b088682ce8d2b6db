type Version = readonly [major: number, minor: number, patch: number];

function parse(text: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

/** Whether `version` satisfies the caret `range` (`^1.2.0`); anything unreadable does not (EM-03). */
export function satisfiesCaret(version: string, range: string): boolean {
  const actual = parse(version);
  const wanted = range.startsWith('^') ? parse(range.slice(1)) : undefined;
  if (!actual || !wanted) return false;
  const [major, minor, patch] = wanted;
  if (actual[0] !== major) return false;
  if (major === 0) return actual[1] === minor && actual[2] >= patch;
  return actual[1] > minor || (actual[1] === minor && actual[2] >= patch);
}

/** Whether one version comes before another; anything unreadable comes before every version. */
export function isBelow(version: string, other: string): boolean {
  const [one, two] = [parse(version), parse(other)];
  if (!one || !two) return !one;
  const differing = one.findIndex((part, i) => part !== two[i]);
  return differing >= 0 && one[differing]! < two[differing]!;
}
