import type { BrowserSlice } from '@care/federation/browser';
import { LIVE_RELEASE_PATH } from '../release-group';

const PATIENCE_MS = 5000;

/**
 * Asks for another release of a slice that does not load: the live one, if it is newer than this page, or the last good
 * one (SH-18).
 */
export async function replacementOf({ name, version }: BrowserSlice): Promise<BrowserSlice | undefined> {
  try {
    const answer = await fetch(`${LIVE_RELEASE_PATH}/${name}?not=${encodeURIComponent(version)}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.status === 200 ? ((await answer.json()) as BrowserSlice) : undefined;
  } catch {
    return undefined;
  }
}
