/** A value that the browser keeps as JSON, for a while or for good. Where it refuses storage, nothing is kept. */
export const keptValue = <Value>(storageOf: () => Storage, key: string) => ({
  /** What is stored, which may be anything; undefined if nothing is, or if it cannot be read. */
  read(): Partial<Value> | undefined {
    try {
      return (JSON.parse(storageOf().getItem(key) ?? 'null') as Partial<Value> | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Undefined leaves nothing in the storage. False if the browser stores nothing. */
  write(value: Value | undefined): boolean {
    try {
      if (value === undefined) storageOf().removeItem(key);
      else storageOf().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
});
