import type { Locator } from '@playwright/test';
import type { JobSeekerSearchAnswer } from '@care/contracts/schemas';
import { expectAccessible, expectUsable, expectWholeWords } from '../support/accessible';
import { askBackend } from '../support/backend';
import { existingPages, furtherPages } from '../support/existing-pages';
import { expect, goInside, openPage, phone, test } from '../support/visitor';

test.use({ reducedMotion: 'reduce' });

const pages = Object.entries({ ...existingPages, ...furtherPages });
/** A page of most slices. Other tests check the results, a profile, an article and the sign-in. */
const some = ['home', 'job offer', 'packages', 'product'];
const others = pages.filter(([name]) => !some.includes(name));
/** One test for each address, so that the workers share them. */
const walks = [
  pages.filter(([name]) => some.includes(name)),
  ...Array.from({ length: 4 }, (_, walk) => others.filter((_page, index) => index % 4 === walk)),
];

const FITS = 'SH-01 no fault at 1280 and 390 px, everything fits at 320 px and with text of 200 %, and no word is cut';
walks.forEach((walk, index) => {
  const title = `${FITS}: ${walk.map(([name]) => name).join(', ')}`;
  test(title, { tag: index === 0 ? [] : '@full' }, async ({ page, forgiven }) => {
    forgiven.push('status of 404'); // one of them is the page for what is not there
    const { results } = await askBackend<JobSeekerSearchAnswer>('/user/profile/search/?city_slug=köln');
    const person = ['job seeker', `/pflegepersonal/profil/${results[0]?.slug}`] as const;
    for (const [, path] of index === 0 ? [...walk, person] : walk) {
      await openPage(page, path);
      await expectUsable(page);
      await expectWholeWords(page);
    }
  });
});

test('AC-01 SH-15 SH-18 refused sign-ins, pages without data or slice are accessible', async ({ page, forgiven }) => {
  forgiven.push('net::ERR_FAILED');
  await openPage(page, '/login');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expectAccessible(page);
  await page.route(/\/api-backend\/|\/releases\/mf-packages\//, (route) => route.abort());
  for (const [path, message] of [
    [
      '/suche/pflegeanbieter/bonn',
      page
        .getByRole('main')
        .getByRole('button', { name: /Erneut/ })
        .first(),
    ],
    ['/pakete', page.getByText('Dieser Bereich ist gerade nicht erreichbar')],
  ] as const) {
    await goInside(page, path);
    await expect(message).toBeVisible();
    await expectAccessible(page);
  }
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

/** Runs in the page: elements that move or change over time. */
const movingElements = (): string[] =>
  [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      const longest = (list: string) => Math.max(...list.split(',').map(parseFloat));
      return longest(transitionDuration) > 0 || (animationName !== 'none' && longest(animationDuration) > 0.01);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 100));

test.describe('with the colours and the motion that somebody has chosen', () => {
  test.use({ forcedColors: 'active' });

  test('SH-12 controls have an edge, icons the colour of texts; the chosen shows, nothing moves', async ({ page }) => {
    const look = (option: Locator) =>
      option.evaluate((element) => {
        const { backgroundColor, outlineStyle, borderTopColor } = getComputedStyle(element);
        return [backgroundColor, outlineStyle, borderTopColor].join();
      });
    const { results, profile } = existingPages;
    for (const path of [profile, '/', results]) {
      await openPage(page, path);
      expect.soft(await page.evaluate(withoutEdge), path).toEqual([]);
      expect.soft(await page.evaluate(ownColours), path).toEqual([]);
      if (path !== '/') continue;
      const tab = page.getByRole('navigation', { name: 'Was suchen Sie?' }).locator('[aria-current]');
      const colours = await tab.evaluate((element) =>
        [getComputedStyle(element, '::after'), getComputedStyle(document.body)].map((one) => one.backgroundColor),
      );
      expect(new Set(colours).size, 'the bar under the present search can be told from the ground').toBe(2);
    }
    const radius = (km: string) => page.getByRole('search').locator('label', { hasText: `+${km} km` });
    expect(await look(radius('20'))).not.toBe(await look(radius('50')));

    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    expect(await page.evaluate(movingElements)).toEqual([]);
  });
});
