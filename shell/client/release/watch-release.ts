import type { EmotionCache } from '@emotion/react';
import { LIVE_RELEASE_PATH } from '../release-group';
import { showNewVersionHint } from './NewVersionHint';

const POLL_MS = 300_000;

/**
 * Shows a hint when the server has a newer composition than this page: now and later, once for each. A hidden page does not ask, and
 * asks when it is seen again.
 */
export function watchRelease(loaded: string, cache: EmotionCache): void {
  // After a rollback the server names a composition again that this page has or has offered.
  const known = new Set([loaded]);
  let isShown = false;
  async function look(): Promise<void> {
    if (document.hidden || isShown) return;
    const answer = await fetch(LIVE_RELEASE_PATH);
    const { id } = (await answer.json()) as { id: string };
    if (!answer.ok || isShown || known.has(id)) return;
    known.add(id);
    isShown = true;
    showNewVersionHint(cache, () => (isShown = false));
  }
  // Without an answer the page goes on as it is.
  const lookAgain = () => void look().catch(() => undefined);
  lookAgain();
  setInterval(lookAgain, POLL_MS);
  document.addEventListener('visibilitychange', lookAgain);
}
