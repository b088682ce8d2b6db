import { expectAccessible, setTextSize } from '../support/accessible';
import { cards, expectAddress } from '../support/results-page';
import { expect, openPage, phone, test } from '../support/visitor';

test.use({ viewport: phone });

const lists = ['/suche/pflegeanbieter/köln', '/suche/pflegejobs/köln', '/suche/pflegepersonal/köln'];
const PROVIDERS = '/suche/pflegeanbieter/köln';

test('SR-10 SR-13 on a phone count, order and saving are in one row, the first card near the top', async ({ page }) => {
  for (const list of lists) {
    await openPage(page, list);
    const row = [
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^\d.* Treffer/ }),
      page.getByRole('combobox', { name: 'Sortieren nach' }),
      page.getByRole('button', { name: 'Suche speichern' }),
    ];
    const boxes = await Promise.all(row.map(async (one) => (await one.boundingBox())!));
    const middles = boxes.map(({ y, height }) => y + height / 2);
    expect(Math.max(...middles) - Math.min(...middles), list).toBeLessThan(4);
    const room = await row[1]!.evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.font = font;
      const text = canvas.measureText(select.selectedOptions[0]!.text).width;
      return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text;
    });
    expect(room, `the chosen order is not cut: ${list}`).toBeGreaterThanOrEqual(0);
    const card = (await cards(page).first().boundingBox())!;
    expect(card.y, list).toBeLessThanOrEqual(560);
    const name = (await cards(page).first().getByRole('heading').boundingBox())!;
    expect(name.y + name.height, list).toBeLessThan(phone.height);
    const summary = (await page.getByRole('link', { name: /^Suche ändern/ }).boundingBox())!;
    expect(summary.height, list).toBeLessThan(60);
  }
});

test('SR-04 SR-20 the pill stays above the edge; going back closes its sheet and keeps filters', async ({ page }) => {
  await openPage(page, PROVIDERS);
  const filter = page.getByRole('button', { name: /^Filter/ });
  const before = (await filter.boundingBox())!;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect.poll(async () => (await filter.boundingBox())?.y).toBe(before.y);
  expect(before.y + before.height).toBeLessThan(phone.height);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const sources = page.getByRole('contentinfo').getByText(/^Ortsdaten/);
  await expect.poll(async () => (await sources.boundingBox())!.y).toBeLessThan(phone.height);
  const { y, height } = (await sources.boundingBox())!;
  expect(y + height, 'the end of the page is above the pill').toBeLessThan(before.y);

  // With text of 200 % it has one row.
  await setTextSize(page, '200%');
  const boxOf = async (name: RegExp) => (await page.getByRole('button', { name }).boundingBox())!;
  const [left, right] = [await boxOf(/^Filter/), await boxOf(/^Karte/)];
  expect([left.y, left.height < phone.height / 8]).toEqual([right.y, true]);
  await setTextSize(page, '');

  // The filters, closed by the back button.
  await filter.click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('radio', { name: '4 Sterne und mehr' }).check();
  await expectAddress(page, `${PROVIDERS}?rating=4`);
  await expectAccessible(page, [phone]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expectAddress(page, `${PROVIDERS}?rating=4`);
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();

  // The map, closed by the back button.
  const map = page.getByRole('region', { name: 'Karte der Treffer' });
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('button', { name: 'Karte anzeigen' }).click();
  await expect(map).toBeInViewport({ ratio: 0.9 });
  await page.goBack();
  await expect(map).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await expectAddress(page, `${PROVIDERS}?rating=4`);

  await test.step('the filters above the map, without the map', async () => {
    const map = page.getByRole('region', { name: 'Karte der Treffer' });
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await page.getByRole('button', { name: 'Karte anzeigen' }).click();
    for (const close of [() => sheet.getByRole('button', { name: /Treffer anzeigen$/ }).click(), () => page.goBack()]) {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await expect(sheet).toBeVisible();
      await close();
      await expect(sheet).toBeHidden();
      await expect(map).toBeVisible();
    }
    await page.goBack();
    await expect(map).toBeHidden();
  });
});
