import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { existingPages } from '../support/existing-pages';
import { cards } from '../support/results-page';
import { expect, goInside, hydrated, phone, test } from '../support/visitor';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const screens = { desktop: { width: 1280, height: 900 }, phone };

/** Every fault with the elements that have it, in words that a failed test can show. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${help} (${target.join(' ')}) ${html.slice(0, 160)}`),
  );
}
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(await faultsOf(page)).toEqual([]);
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`accessibility on a ${screen}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const [name, path] of Object.entries(existingPages)) {
      test(`SH-01 the page "${name}" has no fault that axe finds`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await expectAccessible(page);
      });
    }

    test('SR-06 the open list of cities has none', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('combobox', { name: 'Ort oder PLZ' }).pressSequentially('Köl');
      await page.getByRole('listbox').getByRole('option').first().hover();
      await expectAccessible(page);
    });

    test('SR-07 SR-21 a refused form has none', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('radio', { name: '+50 km' }).click();
      await expect(page.getByText('Bitte wählen Sie zuerst einen Ort aus').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('SH-15 pages whose data cannot be had have none', async ({ page }) => {
      await page.goto('/login');
      await hydrated(page);
      await page.route('**/api-backend/**', (route) => route.abort());
      for (const path of [
        '/suche/pflegeanbieter/bonn',
        '/pflegeanbieter/profiles/beispiel',
        '/pakete',
        '/pflegeprodukte/hausnotruf',
      ]) {
        await goInside(page, path);
        await expect(
          page
            .getByRole('main')
            .getByRole('button', { name: /Erneut/ })
            .first(),
        ).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('SH-18 a page whose slice cannot be had has none', async ({ page }) => {
      await page.goto('/login');
      await hydrated(page);
      await page.route('**/releases/mf-packages/**', (route) => route.abort());
      await goInside(page, '/pakete');
      await expect(page.getByText('Dieser Bereich ist gerade nicht erreichbar')).toBeVisible();
      await expectAccessible(page);
    });

    test('PP-05 the gallery in full size has none', async ({ page }) => {
      await page.goto('/pflegeanbieter/profiles/beispiel');
      await hydrated(page);
      await page
        .getByRole('button', { name: /^Vergrößern/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('RV-01 unfolded ratings have none', async ({ page }) => {
      await page.goto('/pflegeanbieter/profiles/beispiel');
      await hydrated(page);
      await page.locator('#ratings').getByText('So prüfen wir Bewertungen').click();
      await page.getByText('Einzelne Bewertungen anzeigen').first().click();
      await expectAccessible(page);
    });

    test('AC-01 a refused sign-in and the own account have none', async ({ page }) => {
      await page.goto('/login');
      await hydrated(page);
      await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'Benutzername oder E-Mail' }).fill('pflegekraft');
      await page.getByRole('textbox', { name: 'Passwort' }).fill('Pflege-Demo-2026');
      await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
      await expect(page.getByText(/^Guten Tag/)).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('accessibility of what only large screens have', () => {
  test('SR-09 an open menu of filters has none', async ({ page }) => {
    await page.goto('/suche/pflegeanbieter/köln');
    await hydrated(page);
    for (const name of ['Bewertung ab', 'Besonderheiten', 'Lage']) {
      await page.getByRole('form', { name: 'Filter' }).locator('summary').filter({ hasText: name }).click();
      await expectAccessible(page);
    }
  });
});

test.describe('accessibility of what only small screens have', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' });

  test('SR-09 the sheets of search and filters have none', async ({ page }) => {
    await page.goto('/suche/pflegeanbieter/köln');
    await hydrated(page);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Suche ändern/ }).click();
    await expect(page.getByRole('dialog', { name: 'Suche ändern' })).toBeVisible();
    await expectAccessible(page);
  });

  test('SH-04 the open menu has none', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('SH-01 no page scrolls sideways', async ({ page }) => {
    const tooWide: string[] = [];
    for (const [name, path] of Object.entries(existingPages)) {
      await page.goto(path);
      await hydrated(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) tooWide.push(`${name}: ${width} px`);
    }
    expect(tooWide).toEqual([]);
  });
});

test('SR-04 cards of a list are articles with a heading each, under the one headline', async ({ page }) => {
  await page.goto('/suche/pflegeanbieter/köln');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const card of await cards(page).all()) await expect(card.getByRole('heading', { level: 3 })).toHaveCount(1);
});
