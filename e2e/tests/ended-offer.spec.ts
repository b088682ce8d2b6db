import { startWithEndedOffers } from '../support/ended-offer';
import { startShell } from '../support/site';
import { expect, hydrated, test as visit } from '../support/visitor';

const test = visit.extend<object, { shellOfEnded: string }>({
  shellOfEnded: [
    async ({}, use) => {
      const api = await startWithEndedOffers();
      const shell = await startShell({ api: api.origin, from: process.env.E2E_RELEASES });
      await use(shell.origin);
      await shell.stop();
      await api.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shellOfEnded }, use) => use(shellOfEnded),
});

test('PP-04 SH-01 a job offer that has ended answers 410, is for no index, and leads to others like it', async ({
  page,
  forgiven,
}) => {
  forgiven.push('status of 410');
  const response = await page.goto('/pflegeanbieter/profiles/beispiel/pflegefachkraft-m-w-d');
  expect(response?.status()).toBe(410);
  await hydrated(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dieses Stellenangebot ist nicht mehr verfügbar.' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Profil des Arbeitgebers' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect(page.locator('script[type="application/ld+json"]', { hasText: 'JobPosting' })).toHaveCount(0);
});
