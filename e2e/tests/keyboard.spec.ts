import type { Locator, Page } from '@playwright/test';
import { expectAddress } from '../support/results-page';
import { expect, main, openPage, test } from '../support/visitor';

/** Whether the focus is visible on the element itself, or on the label of a hidden control. */
const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const candidates = [focused, focused?.closest('label'), focused?.closest('li')].filter(
      (one) => one instanceof Element,
    );
    return candidates.some((one) => {
      const own = getComputedStyle(one);
      const after = getComputedStyle(one, '::after');
      return [own, after].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      );
    });
  });

/** Presses Tab until the element has the focus. Every focus on the way must be visible. */
async function tabTo(page: Page, target: Locator, atMost = 80): Promise<void> {
  for (let presses = 0; presses < atMost; presses++) {
    await page.keyboard.press('Tab');
    expect(await focusIsVisible(page), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))).toBe(
      true,
    );
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`the Tab key did not reach ${String(target)}`);
}

const announcement = (page: Page) => page.locator('#ansage');

test('SH-12 from home to a provider by keyboard alone, with visible focus and announced pages', async ({ page }) => {
  await openPage(page, '/');

  // The first stop skips the navigation.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();

  // A city is picked with the arrows.
  const field = page.getByRole('combobox', { name: 'Ort oder PLZ' });
  await tabTo(page, field);
  const answered = page.waitForResponse((response) => decodeURIComponent(response.url()).includes('phrase=Köl&'));
  await page.keyboard.type('Köl');
  await answered;
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Köln');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Köln');
  await expect(page.getByRole('listbox')).toBeHidden();

  // A radius with the arrows too, and Enter searches.
  await tabTo(page, page.getByRole('radio', { name: '+20 km' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '+50 km' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Suchen' }));
  await page.keyboard.press('Enter');
  await expectAddress(page, '/suche/pflegeanbieter/köln?radius=50');

  // The focus is at the start of the new page, which is announced.
  await expect(main(page)).toBeFocused();
  await expect(announcement(page)).toHaveText(/^Seite „Pflegeanbieter in Köln.*“ wurde geladen\.$/);

  // A feature is ticked in a menu that Escape closes.
  const opener = page.getByRole('form', { name: 'Filter' }).locator('summary').filter({ hasText: 'Besonderheiten' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dementia = page.getByRole('checkbox', { name: /^Demenzpflege/ });
  await tabTo(page, dementia);
  await page.keyboard.press('Space');
  await expectAddress(page, '/suche/pflegeanbieter/köln?radius=50&features=1');
  await expect(dementia).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(dementia).toBeHidden();

  // The next page takes the focus to its heading.
  await tabTo(page, page.getByRole('link', { name: 'Seite 2', exact: true }));
  await page.keyboard.press('Enter');
  await expectAddress(page, '/suche/pflegeanbieter/köln?radius=50&features=1&page=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // A provider opens with Enter.
  const link = main(page).getByRole('article').first().getByRole('heading').getByRole('link');
  const name = await link.textContent();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await expect(main(page)).toBeFocused();
  await expect(announcement(page)).toContainText(name ?? '');
});
