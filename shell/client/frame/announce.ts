import { t } from '@care/contracts';

/** Id of the frame's live region. */
export const ANNOUNCER_ID = 'ansage';

/** Announces the loaded page to screen readers. */
export function announce(title: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = t('status.pageLoaded', { title });
}
