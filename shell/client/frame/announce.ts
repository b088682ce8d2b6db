import { t } from '@care/contracts';

/** Id of the frame's live region. */
export const ANNOUNCER_ID = 'ansage';

/** Tells screen readers which page has arrived. */
export function announce(title: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = t('status.pageLoaded', { title });
}
