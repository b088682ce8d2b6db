import type { JobSeekerSearchAnswer } from '@care/contracts/schemas';
import { desktop, expectAccessible, expectToFit, expectWholeWords } from '../support/accessible';
import { askBackend } from '../support/backend';
import { existingPages, furtherPages } from '../support/existing-pages';
import { cards } from '../support/results-page';
import { expect, goInside, hydrated, phone, test } from '../support/visitor';

test.use({ reducedMotion: 'reduce', viewport: desktop });

const pages = Object.entries({ ...existingPages, ...furtherPages });
/** One page of every slice and of the shell. Further tests below check the results, a profile and the sign-in. */
const some = ['home', 'job offer', 'packages', 'product', 'staff results', 'article'];
const others = pages.filter(([name]) => !some.includes(name));
/** One test for each address, so that the workers share them. */
const walks = [
  pages.filter(([name]) => some.includes(name)),
  ...Array.from({ length: 4 }, (_, walk) => others.filter((_page, index) => index % 4 === walk)),
];

const retry = { name: /Erneut/ };

const FITS = 'SH-01 no fault at 1280 and 390 px, everything fits at 320 px and with text of 200 %, and no word is cut';
walks.forEach((walk, index) => {
  const title = `${FITS}: ${walk.map(([name]) => name).join(', ')}`;
  test(title, { tag: index === 0 ? [] : '@full' }, async ({ page, forgiven }) => {
    forgiven.push('status of 404'); // one of them is the page for what is not there
    for (const [, path] of walk) {
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
      await expectToFit(page);
      await expectWholeWords(page);
    }
  });
});

test("AC-08 a job seeker's profile has no fault and fits", async ({ page }) => {
  const { results } = await askBackend<JobSeekerSearchAnswer>('/user/profile/search/?city_slug=köln');
  await page.goto(`/pflegepersonal/profil/${results[0]?.slug}`);
  await hydrated(page);
  await expectAccessible(page);
  await expectToFit(page);
});

test(
  'SH-15 pages whose data does not load have no accessibility fault',
  { tag: '@full' },
  async ({ page, forgiven }) => {
    forgiven.push('net::ERR_FAILED');
    await page.goto('/login');
    await hydrated(page);
    await page.route('**/api-backend/**', (route) => route.abort());
    for (const path of [
      '/suche/pflegeanbieter/bonn',
      '/suche/pflegepersonal/bonn',
      '/suche/pflegejobs/bonn',
      '/pflegeanbieter/profiles/beispiel',
      '/pflegeanbieter/profiles/beispiel/stellenangebote',
      '/pflegeanbieter/profiles/beispiel/pflegefachkraft-m-w-d-mit-wunschdienstplan',
      '/pflegepersonal/profil/irgendwer',
      '/pakete',
      '/pflegeprodukte/hausnotruf',
      '/pflegemagazin',
      '/pflegeratgeber/pflegegrad-beantragen',
    ]) {
      await goInside(page, path);
      await expect(page.getByRole('main').getByRole('button', retry).first()).toBeVisible();
      await expectAccessible(page);
    }
  },
);

test('SH-18 a page whose slice cannot be had has none', async ({ page, forgiven }) => {
  forgiven.push('net::ERR_FAILED');
  await page.goto('/login');
  await hydrated(page);
  await page.route('**/releases/mf-packages/**', (route) => route.abort());
  await goInside(page, '/pakete');
  await expect(page.getByText('Dieser Bereich ist gerade nicht erreichbar')).toBeVisible();
  await expectAccessible(page);
});

test('SR-06 SR-07 SR-21 the open list of cities and a refused form have no accessibility fault', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('radio', { name: '+50 km' }).click();
  await expect(page.getByText('Bitte wählen Sie zuerst einen Ort aus').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Ort oder PLZ' }).pressSequentially('Köl');
  await page.getByRole('listbox').getByRole('option').first().hover();
  await expectAccessible(page);
});

test('PP-05 RV-01 PP-27 the gallery in full size, unfolded ratings and a refused message have no accessibility fault', async ({
  page,
}) => {
  await page.goto('/pflegeanbieter/profiles/beispiel');
  await hydrated(page);
  const picture = page.getByRole('button', { name: /^Vergrößern/ }).first();
  await picture.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText('Einzelne Bewertungen anzeigen').first().click();
  const form = page.getByRole('region', { name: /^Nachricht an/ });
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('AC-01 a refused sign-in and the own account have no accessibility fault', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Benutzername oder E-Mail' }).fill('pflegekraft');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('Pflege-Demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText(/^Guten Tag/).first()).toBeVisible();
  await expectAccessible(page);
});

test('SR-09 an open menu of filters has none on large screens', async ({ page }) => {
  await page.goto('/suche/pflegeanbieter/köln');
  await hydrated(page);
  for (const name of ['Bewertung ab', 'Besonderheiten', 'Lage']) {
    await page.getByRole('form', { name: 'Filter' }).locator('summary').filter({ hasText: name }).click();
    await expectAccessible(page, [desktop]);
  }
});

test('SH-04 SR-09 the menu and the sheets of search and filters have no accessibility fault on small screens', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/suche/pflegeanbieter/köln');
  await hydrated(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await expectAccessible(page, [phone]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Suche ändern/ }).click();
  await expect(page.getByRole('dialog', { name: 'Suche ändern' })).toBeVisible();
  await expectAccessible(page, [phone]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible();
  await expectAccessible(page, [phone]);
});

/** Runs in the page: controls that are not links in a text and have no visible edge of their own or around them. */
function withoutEdge(): string[] {
  const hasEdge = (element: Element) => {
    const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
    return (borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1) || outlineStyle !== 'none';
  };
  return [...document.querySelectorAll<HTMLElement>('main :is(button, select, input:not([type=hidden]), textarea)')]
    .filter((element) => element.checkVisibility({ opacityProperty: true }) && element.clientWidth > 2)
    .filter((element) => ![element, element.parentElement, element.closest('label')].some((one) => one && hasEdge(one)))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Runs in the page: icons with a colour of their own, which may not contrast with the ground that somebody has chosen. */
function ownColours(): string[] {
  const colourOf = (element: Element | null) => element && getComputedStyle(element).color;
  return [...document.querySelectorAll('svg')]
    .filter((icon) => icon.checkVisibility() && colourOf(icon) !== colourOf(icon.parentElement))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

test.describe('with the colours and the motion that somebody has chosen', () => {
  test.use({ forcedColors: 'active' });

  test('SH-12 everything to press has an edge in forced colours, and icons have the colour of texts', async ({
    page,
  }) => {
    for (const path of ['/', existingPages.results, existingPages.profile, '/login', '/suche/pflegepersonal/köln']) {
      await page.goto(path);
      await hydrated(page);
      expect.soft(await page.evaluate(withoutEdge), path).toEqual([]);
      expect.soft(await page.evaluate(ownColours), path).toEqual([]);
    }
    await page.goto('/registration/pflegepersonal');
    await hydrated(page);
    expect.soft(await page.evaluate(ownColours), 'a registration').toEqual([]);
    await page.goto(existingPages.results);
    const chosen = page.getByRole('search').locator('label', { hasText: '+20 km' });
    const other = page.getByRole('search').locator('label', { hasText: '+50 km' });
    const look = (option: typeof chosen) =>
      option.evaluate((element) => {
        const { backgroundColor, outlineStyle, borderTopColor } = getComputedStyle(element);
        return [backgroundColor, outlineStyle, borderTopColor].join();
      });
    expect(await look(chosen)).not.toBe(await look(other));
    await page.goto('/');
    const tab = page.getByRole('navigation', { name: 'Was suchen Sie?' }).locator('[aria-current]');
    const colours = await tab.evaluate((element) =>
      [getComputedStyle(element, '::after'), getComputedStyle(document.body)].map((one) => one.backgroundColor),
    );
    expect(new Set(colours).size, 'the bar under the present search can be told from the ground').toBe(2);
  });

  test('SH-12 nothing moves if the user prefers reduced motion', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(existingPages.results);
    await hydrated(page);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
          const longest = (list: string) => Math.max(...list.split(',').map(parseFloat));
          return longest(transitionDuration) > 0 || (animationName !== 'none' && longest(animationDuration) > 0.01);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(moving).toEqual([]);
  });
});

test('SR-04 cards of a list are articles with a heading each, under the one headline', async ({ page }) => {
  await page.goto('/suche/pflegeanbieter/köln');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const card of await cards(page).all()) await expect(card.getByRole('heading', { level: 3 })).toHaveCount(1);
});
