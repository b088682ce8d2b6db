import { desktop } from '../support/accessible';
import { cards, expectAddress } from '../support/results-page';
import { expect, hydrated, phone, quiet, test } from '../support/visitor';

const lists = [
  '/suche/pflegeanbieter/köln?radius=50&sort=ratingAsc&page=2',
  '/suche/pflegepersonal/köln?radius=50',
  '/suche/pflegejobs/köln?radius=50',
];

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const list of lists) {
      const title = `SR-04 back to ${list} gives the same list at the same place and asks the backend nothing`;
      test(title, { tag: list === lists[0] ? [] : '@full' }, async ({ page }) => {
        await page.goto(list);
        await hydrated(page);
        const titles = cards(page).getByRole('heading', { level: 3 });
        const listed = await titles.allTextContents();
        const one = titles.nth(listed.length - 1).getByRole('link');
        const name = (await one.textContent()) ?? '';
        await one.scrollIntoViewIfNeeded();
        const leftAt = await page.evaluate(() => scrollY);
        expect(leftAt).toBeGreaterThan(200);
        await one.click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await quiet(page);

        const asked: string[] = [];
        page.on('request', (request) => {
          // The map and the ratings of a profile load when the browser is idle, and a profile counts its visit.
          if (/\/api-backend\/(?!media\/|geo\/|company\/visit\/|rating\/list\/|.*\/search\/map\/)/.test(request.url()))
            asked.push(request.url());
        });
        await page.goBack();
        await expectAddress(page, list);
        await expect(titles).toHaveText(listed);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
        await page.goForward();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await page.goBack();
        await expect(titles).toHaveText(listed);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
        expect(asked).toEqual([]);
      });
    }

    test('SR-04 SR-17 another page of the list starts at the top, and back returns to its link', async ({ page }) => {
      await page.goto(lists[0]!);
      await hydrated(page);
      const scrolled = () => page.evaluate(() => scrollY);
      const next = page.getByRole('link', { name: 'Nächste Seite' });
      await next.scrollIntoViewIfNeeded();
      const leftAt = await scrolled();
      expect(leftAt).toBeGreaterThan(200);
      await next.click();
      await expectAddress(page, lists[0]!.replace('page=2', 'page=3'));
      await expect.poll(scrolled).toBe(0);
      await page.goBack();
      await expectAddress(page, lists[0]!);
      await expect.poll(scrolled).toBe(leftAt);
    });
  });
}
