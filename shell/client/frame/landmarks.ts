import { t } from '@care/contracts';

/** Id of the main element: target of the skip link and of the focus after a route change. */
export const MAIN_ID = 'inhalt';

/** Id of the frame's live region. */
export const ANNOUNCER_ID = 'ansage';

/** Announces the loaded page to screen readers. */
export function announce(title: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = t('status.pageLoaded', { title });
}
