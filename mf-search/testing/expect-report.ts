import { setTrackingConsent } from '@care/contracts';
import { fireEvent } from '@testing-library/react';

/** A press on a link reports what was chosen, once somebody has agreed to that. */
export function expectReport(link: HTMLElement, chosen: object): void {
  const page = window as typeof window & { dataLayer?: unknown[] };
  page.dataLayer = [];
  fireEvent.click(link);
  expect(page.dataLayer).toEqual([]);
  setTrackingConsent(true);
  fireEvent.click(link);
  setTrackingConsent(false);
  expect(page.dataLayer).toEqual([{ event: 'select_content', ...chosen }]);
}
