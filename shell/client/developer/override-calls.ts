import { OVERRIDE_PATH } from '../paths';
import type { Override, PublishedVersion } from '../page-data';

/** Why it did not work, in words; undefined if it did. The page that loads next has these overrides. */
type Refused = string | undefined;

export async function saveOverrides(overrides: Record<string, Override>, otherwise: string): Promise<Refused> {
  try {
    const answer = await fetch(OVERRIDE_PATH, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(overrides),
    });
    if (answer.ok) return undefined;
    return answer.status < 500 ? await answer.text() : otherwise;
  } catch {
    return otherwise;
  }
}

/** Makes this browser an ordinary one again. */
export const endOverrides = (): Promise<unknown> => fetch(OVERRIDE_PATH, { method: 'DELETE' });

/** The versions of a slice that may replace it, the newest first. Undefined if they do not load. */
export async function publishedVersions(slice: string): Promise<PublishedVersion[] | undefined> {
  try {
    const answer = await fetch(`${OVERRIDE_PATH}/${slice}`);
    return answer.ok ? ((await answer.json()) as PublishedVersion[]) : undefined;
  } catch {
    return undefined;
  }
}
