/** In this tab's storage: whose the entries beside it are; without it they are a visitor's. */
const OWNER_KEY = 'entries-of';

const listeners = new Set<() => void>();

function quietly<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

const ownerOfEntries = (): string | undefined => quietly(() => sessionStorage.getItem(OWNER_KEY)) ?? undefined;

/** Whether what is kept in this tab belongs to somebody who was signed in here. */
export const areEntriesOwned = (): boolean => ownerOfEntries() !== undefined;

/** Calls the listener when entries are forgotten, for what forms still show; returns how to stop. */
export function onEntriesForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was typed here and not sent is nothing for the next person at this screen (SH-05). */
export function forgetEntries(): void {
  quietly(() => sessionStorage.clear());
  for (const listener of listeners) listener();
}

/** Somebody is signed in: a visitor's entries are theirs now, those of somebody else are gone. */
export function takeEntries(userId: string): void {
  if (areEntriesOwned() && ownerOfEntries() !== userId) forgetEntries();
  quietly(() => sessionStorage.setItem(OWNER_KEY, userId));
}

/** A visitor opens a form: what somebody left behind whose session ended is gone. */
export function releaseEntries(): void {
  if (areEntriesOwned()) forgetEntries();
}
