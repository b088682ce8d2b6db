/** Stores a draft of an earlier visit in this tab. */
export const storeDraft = (name: string, values: object) =>
  sessionStorage.setItem('pf-drafts', JSON.stringify({ owner: null, byName: { ...storedDrafts(), [name]: values } }));

/** The drafts that this tab holds. */
export const storedDrafts = (): Record<string, unknown> =>
  (JSON.parse(sessionStorage.getItem('pf-drafts') ?? '{}') as { byName?: Record<string, unknown> }).byName ?? {};
