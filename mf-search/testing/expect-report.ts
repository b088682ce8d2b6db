import { decideConsent } from '@care/contracts';
import { testStore } from '@care/contracts/testing';
import { fireEvent } from '@testing-library/react';

/** Checks that a click on a link reports the chosen hit, but only with consent to statistics. */
export function expectReport(link: HTMLElement, chosen: object): void {
  const page = window as typeof window & { dataLayer?: unknown[] };
  page.dataLayer = [];
  fireEvent.click(link);
  expect(page.dataLayer).toEqual([]);
  testStore().dispatch(decideConsent({ statistics: true, maps: false, ads: false }));
  fireEvent.click(link);
  expect(page.dataLayer).toEqual([{ event: 'select_content', ...chosen }]);
}
