import type { Locator, Page } from '@playwright/test';

export const ASPECTS = [
  'Wohnen & Ambiente',
  'Essen & Trinken',
  'Zuverlässigkeit',
  'Freundlichkeit',
  'Kompetenz',
  'Aktivitäten',
];

/** The stars of one aspect in the open form for a rating. */
export const starsOf = (page: Page, aspect: string): Locator =>
  page.getByRole('main').getByRole('group', { name: aspect });

export const giveStars = (page: Page, aspect: string, count: number): Promise<void> =>
  starsOf(page, aspect)
    .locator('label', { has: page.getByRole('radio', { name: new RegExp(`^${count} von 5`) }) })
    .click();

/** Fills in all that a rating requires. */
export async function fillInRating(page: Page, summary: string, stars = 4): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Ich bewerte als' }).selectOption('VISITOR');
  for (const aspect of ASPECTS) await giveStars(page, aspect, stars);
  await main.getByRole('textbox', { name: /^Zusammenfassung/ }).fill(summary);
}
