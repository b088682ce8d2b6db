import { expectAddress } from '../support/results-page';
import { expect, mark, openPage, test } from '../support/visitor';

test('SR-18 the text about a town is server HTML; its code comes with the first use of its links', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // The test may end before the last script of the next page has arrived.
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  const isFetched = async () => (await Promise.all(scripts)).some((script) => script.includes('Häufige Fragen'));
  await openPage(page, '/suche/pflegeanbieter/köln');
  const region = page.getByRole('region', { name: 'Pflege in Köln' });
  await expect(region).toBeVisible();
  expect(await isFetched()).toBe(false);
  const isSameDocument = await mark(page);
  await region.hover();
  await expect.poll(isFetched).toBe(true);
  await region.getByRole('link', { name: 'Tages- und Nachtpflege in Köln' }).click();
  await expectAddress(page, '/suche/pflegeanbieter/teilstationare-pflege?city_slug=köln');
  expect(await isSameDocument()).toBe(true);
});
