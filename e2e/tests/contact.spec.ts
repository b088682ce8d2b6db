import type { CompanyPage } from '@care/contracts/schemas';
import type { Locator, Page } from '@playwright/test';
import { askBackend } from '../support/backend';
import { expect, hydrated, test } from '../support/visitor';

const PROFILE = '/pflegeanbieter/profiles/beispiel';

const companyAt = (slug: string): Promise<CompanyPage> => askBackend(`/company/by-slug/${slug}/`);
const form = (page: Page): Locator => page.getByRole('region', { name: /^Nachricht an/ });
const sendButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Nachricht senden' });

test('PP-05 PP-24 parts are a press away, a profile can be shared, in print all is open', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { additional_features, main_image } = await companyAt('beispiel');
  const ratings = page.locator('#ratings');
  await page.goto(`${PROFILE}?x=1#ratings`);
  await expect(ratings).toBeInViewport();
  await hydrated(page);

  // PP-02 PK-06: a Premium profile has its main image, its tabs and its label.
  const pictures = page.getByRole('list', { name: 'Bilder und Videos' }).getByRole('img');
  await expect(pictures.first()).toHaveAttribute('srcset', new RegExp(main_image?.url ?? 'no picture'));
  await expect(page.getByText('Personal gesucht')).toHaveCount(1);
  const tabs = page.getByRole('navigation', { name: 'Bereiche des Profils' }).getByRole('link');
  await expect(tabs).toHaveText([/^Profil$/, /^Wir als Arbeitgeber/]);
  await tabs.last().click();
  await expect(page).toHaveURL(/\/beispiel\/stellenangebote$/);
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: /Zu den Bewertungen/ }).click();
  await expect(page).toHaveURL(/#ratings$/);
  await expect(ratings).toBeInViewport();

  // PP-05 PP-14: links to the parts, and to the message form.
  const links = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await links.getByRole('link', { name: 'Lage' }).click();
  await expect(page.getByRole('region', { name: 'Lage' })).toBeInViewport();
  await links.getByRole('link', { name: 'Zum Nachrichtenformular' }).click();
  await expect(form(page)).toBeFocused();
  await expect(sendButton(page)).toBeVisible();

  // PP-05: the address is copied without what belongs to this visit.
  await page.getByRole('button', { name: 'Link teilen' }).click();
  await expect(page.getByText('Link wurde kopiert.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/pflegeanbieter\/profiles\/beispiel$/);

  // PP-05: in print all sections are open and no buttons are shown.
  await page.emulateMedia({ media: 'print' });
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Link teilen' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Bewertung abgeben' })).toBeHidden();
  await expect(page.getByText('Einzelne Bewertungen anzeigen').first()).toBeHidden();
  const mapHeight = 515;
  expect((await page.getByRole('region', { name: 'Lage' }).boundingBox())?.height).toBeLessThan(mapHeight);
  await expect(page.getByText(additional_features.at(-1) ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText(/^Pflegefenster · http/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Merkliste|merken/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Anrufen: / }).first()).toBeVisible();
});
