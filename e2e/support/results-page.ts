import { expect, type Locator, type Page } from '@playwright/test';
import type { CompanySearchAnswer } from '@care/contracts/schemas';

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Expects the number of hits and the ten hits of the page in their order (SR-20). */
export async function expectHits(page: Page, { count, results }: CompanySearchAnswer): Promise<void> {
  await expect(
    page
      .getByRole('region')
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${count.toLocaleString('de-DE')} Treffer`) }),
  ).toBeVisible();
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(results.map(({ name }) => name));
}

/** Types into the city field and chooses the suggestion that starts with the name. */
export async function pickCity(form: Locator, typed: string, name: string): Promise<void> {
  const page = form.page();
  const field = form.getByRole('combobox', { name: 'Ort oder PLZ' });
  await field.focus();
  await expect(field, 'the code of the suggestions has loaded').toHaveAttribute('aria-controls');
  await field.pressSequentially(typed);
  await page
    .getByRole('option', { name: new RegExp(`^${name}\\b`) })
    .first()
    .click();
}

/** Path and query of the page, decoded. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
}

export const expectAddress = (page: Page, address: string): Promise<void> =>
  expect.poll(() => addressOf(page)).toBe(address);
