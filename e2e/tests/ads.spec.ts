import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { withOwnShell } from '../support/own-shell';
import { expect, hydrated } from '../support/visitor';

/** The addresses that were requested from the ad network. */
const asked: string[] = [];
const network = http.createServer(({ url = '' }, response) => {
  asked.push(url);
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Werbung</title><p>Werbung');
});
const test = withOwnShell(async () => {
  await new Promise<void>((listening) => network.listen(0, '127.0.0.1', listening));
  const { port } = network.address() as AddressInfo;
  return {
    api: process.env.E2E_API ?? '',
    from: process.env.E2E_RELEASES,
    environment: { AD_FRAME_URL: `http://127.0.0.1:${port}/anzeige` },
  };
});
test.afterAll(() => void network.close());
test.use({ answer: 'not-asked' });

test('AC-17 an ad is shown beside the form after consent only, is labelled, and disappears when consent is withdrawn', async ({
  page,
}) => {
  await page.goto('/registration/pflegepersonal');
  await hydrated(page);
  const ad = page.getByRole('region', { name: 'Anzeige' });
  const decide = (answer: string) => page.getByRole('button', { name: answer, exact: true }).click();
  await decide('Alle ablehnen');
  await page.reload();
  await hydrated(page);
  await expect(ad).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await decide('Alle akzeptieren');
  await ad.scrollIntoViewIfNeeded();
  await expect(ad.getByText('Anzeige', { exact: true })).toBeVisible();
  await expect(ad.frameLocator('iframe').getByText('Werbung')).toBeVisible();
  expect(asked).toContain('/anzeige');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await decide('Alle ablehnen');
  await expect(ad).toHaveCount(0);
});
