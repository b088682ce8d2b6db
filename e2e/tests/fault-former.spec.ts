import { publishGood } from '../support/broken-release';
import { BrokenSlice, browserFaults, isSilent, OLD_CONTRACT, THROWS_AT_IMPORT } from '../support/broken-slice';
import {
  consoleOfFaults,
  pagesOf,
  expectedFaults,
  faultsIn,
  sliceNames,
  START,
  UNAVAILABLE,
} from '../support/fault-cases';
import { ownShellTest as test } from '../support/own-shell';
import { expect, goInside, hydrated, mark } from '../support/visitor';

test.describe.configure({ mode: 'parallel' });

/** The faults that keep code from loading. What hangs takes the same way after its time limit. */
const faults = browserFaults.filter(
  (fault) => !isSilent(fault) && (!fault.startsWith('throws') || fault === THROWS_AT_IMPORT),
);

/** Slice → its version that has another one before it. Each is published once. */
const published = new Map<string, Promise<string>>();

for (const [row, fault] of faults.entries())
  for (const [column, slice] of sliceNames.entries()) {
    const { path, shows } = pagesOf[slice];
    for (const isFirstLoad of [true, false]) {
      const way = isFirstLoad ? 'first load' : 'client navigation';
      const tag = row === 0 && column === 0 && isFirstLoad ? [] : '@full';
      test(
        `SH-18 ${way}, ${slice} ${fault}: another good release by itself`,
        { tag },
        async ({ page, shell, forgiven }) => {
          forgiven.push(...consoleOfFaults);
          const version = await (published.get(slice) ?? publishGood(shell, slice));
          published.set(slice, Promise.resolve(version));
          await expect
            .poll(async () => (await (await fetch(`${shell.origin}${START}`)).text()).includes(version))
            .toBe(true);
          const broken = await BrokenSlice.in(page, slice, fault, { alsoOthers: false });
          const reported = faultsIn(page);
          await page.goto(isFirstLoad ? path : START, { waitUntil: 'commit' });
          if (!isFirstLoad) await hydrated(page);
          const isSameDocument = await mark(page);
          if (!isFirstLoad) await goInside(page, path);
          const content = page.locator(shows).first();
          const reacts = () => content.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
          await expect(content).toBeVisible();
          await expect.poll(reacts).toBe(true);
          await expect(page.getByText(UNAVAILABLE)).toHaveCount(0);
          expect(await isSameDocument()).toBe(true);
          await expect.poll(() => reported).toHaveLength(1);
          expect(reported[0]).toMatchObject({ slice, version: fault === OLD_CONTRACT ? '0.1.0-old' : version });
          expect(expectedFaults(fault)).toContain(`${reported[0]?.phase} ${reported[0]?.class}`);
          expect(broken.isBroken).toBe(true);
        },
      );
    }
  }
