import AxeBuilder from '@axe-core/playwright';
import { appendFile } from 'node:fs/promises';
import { expect, test, type Page, type ViewportSize } from '@playwright/test';
import { phone } from './visitor';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const desktop = { width: 1280, height: 900 };
/** The narrowest screen that must not scroll sideways (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** What axe has looked at in this run, one line for each state and screen. `npm test` counts them (SH-01). */
const visits = process.env.AXE_STATES;

/** How many states each test has had checked. */
const statesOf = new Map<string, number>();

/** Every fault that axe finds, with its elements, as text for the message of a failed test. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Text that is just being faded in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode() // in the page itself: without frames of others it needs no second page to put results together
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${help} (${target.join(' ')}) ${html.slice(0, 160)}`),
  );
}

/** Expects that axe finds nothing after the page has loaded, on the given screens (default: desktop and phone). */
export async function expectAccessible(page: Page, screens = [desktop, phone]): Promise<void> {
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  const { testId } = test.info();
  const state = (statesOf.get(testId) ?? 0) + 1;
  statesOf.set(testId, state);
  await onScreens(page, screens, async ({ width }) => {
    expect.soft(await faultsOf(page), `${page.url()} at ${width} px`).toEqual([]);
    if (visits) await appendFile(visits, `${testId} ${state} ${width}\n`);
  });
}

/** Looks at the page on each screen, then returns to the one before. */
async function onScreens(page: Page, screens: readonly ViewportSize[], look: (screen: ViewportSize) => Promise<void>) {
  const before = page.viewportSize() ?? desktop;
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await look(screen);
  }
  await page.setViewportSize(before);
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * Expects that nothing overflows at 320 px, or on desktop and phone when text is twice as large. Such text has room for
 * words, and nothing fixed is wider than the screen (WCAG 1.4.4, 1.4.10).
 */
async function expectToFit(page: Page): Promise<void> {
  await onScreens(page, [narrowest, phone, desktop], async (screen) => {
    const isEnlarged = screen !== narrowest;
    await setTextSize(page, isEnlarged ? '200%' : '');
    const where = `${page.url()} at ${screen.width} px${isEnlarged ? ' with text of 200 %' : ''}`;
    expect.soft(await scrollsSideways(page), where).toBe(false);
    if (!isEnlarged)
      return expect
        .soft(await page.evaluate(brokenWords, 'h1'), `broken words in the headline on ${where}`)
        .toEqual([]);
    expect.soft(await page.evaluate(cutTexts), `cut off on ${where}`).toEqual([]);
    expect.soft(await page.evaluate(squeezedTexts), `a few letters in a line on ${where}`).toEqual([]);
    expect.soft(await page.evaluate(beyondTheEdges), `partly outside of the screen on ${where}`).toEqual([]);
  });
  await setTextSize(page, '');
}

/** Expects that axe finds nothing, and that everything fits. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}

/** Sets the size of text, as a person does in the browser; an empty one is that of the browser. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

/**
 * Expects that no long word of a heading, button, card or table's head is cut or broken in two (default: at 320 and
 * 390 px).
 */
export async function expectWholeWords(page: Page, screens = [narrowest, phone]): Promise<void> {
  await onScreens(page, screens, async ({ width }) => {
    const where = `${page.url()} at ${width} px`;
    const broken = await page.evaluate(brokenWords, 'h1, h2, h3, h4, button, th, dt, article a');
    expect.soft(broken, `words broken without a hyphen on ${where}`).toEqual([]);
    expect.soft(await page.evaluate(cutTexts), `cut off on ${where}`).toEqual([]);
  });
}

/** Runs in the page: words of the elements that break without a hyphen. */
function brokenWords(selector: string): string[] {
  const range = document.createRange();
  const isBroken = (text: Text, { 0: word, index }: RegExpExecArray): boolean => {
    range.setStart(text, index + 1); // the hyphen of the line before would count as a part of the first letter
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  };
  const elements = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const texts = elements.flatMap((one) => [...one.childNodes]);
  return texts
    .filter((node) => node instanceof Text)
    .flatMap((text) => [...text.data.matchAll(/[^\s\u00ad\-–/]+/g)].filter((word) => isBroken(text, word)))
    .map(([word]) => word);
}

/** Runs in the page: texts that their box cuts off. */
function cutTexts(): string[] {
  const hides = ({ overflowX, overflowY }: CSSStyleDeclaration) => /hidden|clip/.test(overflowX + overflowY);
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isShown = (element: HTMLElement) => element.checkVisibility() && element.clientWidth > 2;
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => ownText(element) && isShown(element) && hides(getComputedStyle(element)))
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 2,
    )
    .map(({ textContent }) => textContent?.slice(0, 80) ?? '');
}

/** Runs in the page: texts in a box that is so narrow that a line holds less than four letters on average. */
function squeezedTexts(): string[] {
  const range = document.createRange();
  const texts = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2)
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node instanceof Text && (node.textContent?.trim().length ?? 0) >= 8);
  const lettersInLine = (node: Node): number => {
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return (node.textContent?.trim().length ?? 0) / Math.max(1, lines.size);
  };
  return texts.filter((node) => lettersInLine(node) < 4).map(({ textContent }) => textContent?.slice(0, 80) ?? '');
}

/** Runs in the page: parts with a fixed place on the screen that it does not show in their full width. */
function beyondTheEdges(): string[] {
  const isBeyond = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 2 && (left < 0 || right > document.documentElement.clientWidth);
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
    .filter(isBeyond)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
