import type { EmotionCache } from '@emotion/react';
import { LIVE_RELEASE_PATH } from '../release-group';

const POLL_MS = 300_000;

/**
 * Shows a hint when the server has a newer composition than this page: now and later, once for each. A hidden page does not ask, and
 * asks when it is seen again.
 */
export function watchRelease(loaded: string, cache: EmotionCache): void {
  let known = loaded;
  let isShown = false;
  async function look(): Promise<void> {
    if (document.hidden || isShown) return;
    const answer = await fetch(LIVE_RELEASE_PATH);
    const { id } = (await answer.json()) as { id: string };
    if (!answer.ok || isShown) return;
    // After a rollback the server may name the page's own composition again.
    const isNew = id !== known && id !== loaded;
    known = id;
    if (!isNew) return;
    isShown = true;
    const { showNewVersionHint } = await import(/* webpackChunkName: "new-version" */ './NewVersionHint');
    showNewVersionHint(cache, () => (isShown = false));
  }
  // Without an answer or the hint's code, the page goes on as it is.
  const lookAgain = () => void look().catch(() => (isShown = false));
  lookAgain();
  setInterval(lookAgain, POLL_MS);
  document.addEventListener('visibilitychange', lookAgain);
}
