const keyOf = (name: string): string => `entry:${name}`;

/** What was entered under this name in this tab and not sent; empty without any. */
export function readEntry(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {}; // no storage here, or something else in it
  }
}

/** Keeps an entry until the tab is closed; where browsers refuse, the form works without. */
export const keepEntry = (name: string, values: object): void =>
  quietly(() => sessionStorage.setItem(keyOf(name), JSON.stringify(values)));

export const dropEntry = (name: string): void => quietly(() => sessionStorage.removeItem(keyOf(name)));

function quietly(write: () => void): void {
  try {
    write();
  } catch {
    return;
  }
}
