import type { Page, TestInfo } from '@playwright/test';
import { BrokenSlice, browserFaults, isSilent, type BrowserFault } from '../support/broken-slice';
import {
  consoleOfFaults,
  expectedFaults,
  faultsIn,
  LATE,
  menuOpens,
  note,
  pagesOf,
  reacts,
  reload,
  sliceNames,
  START,
  UNAVAILABLE,
  type SliceName,
  type Way,
} from '../support/fault-cases';
import { startShell, type Shell } from '../support/site';
import { expect, goInside, mark, test as base } from '../support/visitor';

/** Longer than the time limit for one file of a slice, which is 8 s. */
const WAIT_FOR_FILE_MS = 9000;

const test = base.extend<object, { plainShell: Shell }>({
  /** A shell whose documents have no HTML of slices, as after a fault on the server. */
  plainShell: [
    async ({}, use) => {
      const environment = { SERVER_RENDERING: 'off' };
      const shell = await startShell({ environment });
      await use(shell);
      await shell.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1100, height: 900 } });

/** These run only where the server has not rendered the page. */
const isOfLoading = (fault: BrowserFault) => fault === 'throws in load' || fault === 'throws in head';
/** A slot has no head. */
const cannotBe = (slice: SliceName, fault: BrowserFault) => slice === 'mf-reviews' && fault === 'throws in head';

type Sight = 'message' | 'HTML' | 'page';

/** What a visitor sees while the fault lasts. */
function sightOf(way: Way, slice: SliceName, fault: BrowserFault): Sight {
  if (fault === 'throws in a timer') return 'page';
  const isInHtml = way === 'first load' && slice !== 'mf-account' && slice !== 'mf-reviews';
  // The code of a page that the server rendered is requested again until it loads.
  const isAskedAgain = !fault.startsWith('throws') || fault === 'throws at import';
  return isInHtml && isAskedAgain ? 'HTML' : 'message';
}

/** Ends the attempts to load a file that is not answered, by moving the clock of the page past their limits. */
async function untilGivenUp(page: Page, broken: BrokenSlice, shows: string): Promise<Sight> {
  const message = page.getByText(UNAVAILABLE);
  await expect.poll(() => broken.asked.length).toBeGreaterThan(0);
  const isOver = async () => (await message.isVisible()) || (await reacts(page, shows));
  for (let turn = 0; turn < 12 && !(await isOver()); turn++) {
    const tries = broken.asked.length;
    await page.clock.fastForward(WAIT_FOR_FILE_MS);
    await broken.answerLate();
    await expect.poll(async () => broken.asked.length > tries || (await isOver())).toBe(true);
  }
  await expect.poll(isOver).toBe(true);
  return (await message.isVisible()) ? 'message' : 'page';
}

async function expectSight(page: Page, sight: Sight, shows: string): Promise<void> {
  if (sight !== 'message') await expect(page.locator(shows).first()).toBeVisible();
  else {
    await expect(page.getByText(UNAVAILABLE)).toBeVisible();
    await expect(page.locator(shows)).toHaveCount(0);
  }
  if (sight === 'HTML') await expect(page.getByText(LATE)).toBeVisible();
  if (sight !== 'page') await expect(page.getByRole('button', reload)).toBeVisible();
}

async function expectRecovery(page: Page, sight: Sight, shows: string): Promise<void> {
  if (sight !== 'page') await page.getByRole('button', reload).click();
  await expect(page.locator(shows).first()).toBeVisible();
  await expect(page.getByText(UNAVAILABLE)).toHaveCount(0);
  // After a file that hangs, the attempt that runs has to end first.
  await expect(page.getByText(LATE)).toHaveCount(0, { timeout: 15_000 });
  await expect.poll(() => reacts(page, shows)).toBe(true);
}

interface Case {
  way: Way;
  slice: SliceName;
  fault: BrowserFault;
}

/** A visitor meets the fault, uses the frame meanwhile, and gets the page without loading the document again. */
async function meet(page: Page, info: TestInfo, { way, slice, fault }: Case, origin = ''): Promise<void> {
  const { path, shows } = pagesOf[slice];
  const expected = sightOf(way, slice, fault);
  const isGivenUp = isSilent(fault) && (way === 'client navigation' || expected === 'message');
  if (isGivenUp) await page.clock.install();
  const broken = await BrokenSlice.in(page, slice, fault);
  const reported = faultsIn(page);
  const isFirstLoad = way === 'first load';
  let begin = Date.now();
  await page.goto(origin + (isFirstLoad ? path : START), isFirstLoad ? { waitUntil: 'commit' } : {});
  let menuTook = await menuOpens(page, begin);
  const isSameDocument = await mark(page);
  if (!isFirstLoad) {
    begin = Date.now();
    await goInside(page, path);
    menuTook = await menuOpens(page, begin);
  }
  const sight = isGivenUp ? await untilGivenUp(page, broken, shows) : expected;
  // A file that arrives late is used.
  if (fault !== 'after 10 s') expect(sight).toBe(expected);
  await expectSight(page, sight, shows);
  await menuOpens(page, Date.now());
  await broken.end();
  await expectRecovery(page, sight, shows);
  expect(await isSameDocument()).toBe(true);
  expect(await page.evaluate(() => '__evil' in window)).toBe(false);
  await expect.poll(() => reported).toHaveLength(1);
  expect(reported[0]).toMatchObject({ slice, version: broken.version });
  expect(expectedFaults(fault)).toContain(`${reported[0]?.phase} ${reported[0]?.class}`);
  note(info, { way, fault, slice, sees: sight, reacts: menuTook });
}

/** What runs in `npm test`. faults.spec.ts has files that hang and that were changed. */
const usual = new Set(['client navigation, mf-products throws in render', 'first load, mf-search old contract']);
const ways: Way[] = ['client navigation', 'first load'];

test.beforeEach(({ forgiven }) => void forgiven.push(...consoleOfFaults));
for (const fault of browserFaults)
  for (const slice of sliceNames.filter((name) => !cannotBe(name, fault)))
    for (const way of ways) {
      const name = `${way}, ${slice} ${fault}`;
      const title = `SH-18 ${name}: the rest works, recovery in the same document`;
      const tag = usual.has(name) ? [] : '@full';
      const one = { way, slice, fault };
      if (way === 'first load' && isOfLoading(fault))
        test(title, { tag }, ({ page, plainShell }, info) => meet(page, info, one, plainShell.origin));
      else test(title, { tag }, ({ page }, info) => meet(page, info, one));
    }
