import type { Page } from '@playwright/test';
import { pagesOf } from '../support/fault-cases';
import { expect, goInside, hydrated, test } from '../support/visitor';

/** What copies of React report to its developer tools, and the shared modules that the federation runtime lists. */
interface Watched {
  renderers: string[];
  __FEDERATION__: {
    __INSTANCES__: {
      name: string;
      shareScopeMap: Record<string, Record<string, Record<string, { from: string; useIn: string[] }>>>;
    }[];
  };
}

/** Replaces React's developer tools: every copy of react-dom reports to it once. */
async function watchRenderers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const renderers: string[] = [];
    const ignore = () => undefined;
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: ({ version }: { version: string }) => renderers.push(version),
        checkDCE: ignore,
        onCommitFiberRoot: ignore,
        onCommitFiberUnmount: ignore,
        onPostCommitFiberRoot: ignore,
      },
    });
  });
}

/** The registered copies of each shared module, as "version from". */
const sharedCopies = (page: Page) =>
  page.evaluate(() => {
    const copies: Record<string, string[]> = {};
    for (const { shareScopeMap } of (window as unknown as Watched).__FEDERATION__.__INSTANCES__) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const [name, versions] of Object.entries(scope)) {
          const found = Object.entries(versions).map(([version, { from }]) => `${version} from ${from}`);
          copies[name] = [...new Set([...(copies[name] ?? []), ...found])];
        }
      }
    }
    return copies;
  });
/** Slices whose code is in the page and takes React from the shared place. */
const usersOfReact = (page: Page) =>
  page.evaluate(() => {
    const { __INSTANCES__ } = (window as unknown as Watched).__FEDERATION__;
    const users = __INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.values(shareScopeMap.default?.react ?? {}).flatMap(({ useIn }) => useIn),
    );
    return [...new Set(users)].sort();
  });

/** The reviews are a part of the profile. */
const { 'mf-reviews': _slot, ...pages } = pagesOf;

/**
 * The first slice to load could bring its own copy of a shared module. One of the five orders is enough to see that.
 */
const OFTEN = 'mf-account';

for (const [first, { path }] of Object.entries(pages)) {
  const title = `EM-02 ${first} loads first: one React and one copy of every shared module for all slices`;
  test(title, { tag: first === OFTEN ? [] : '@full' }, async ({ page }) => {
    await watchRenderers(page);
    await page.goto(path);
    await hydrated(page);
    for (const { path: next, shows } of Object.values(pages)) {
      await goInside(page, next);
      await expect(page.locator(shows).first()).toBeVisible();
    }
    expect(await page.evaluate(() => (window as unknown as Watched).renderers)).toHaveLength(1);
    const copies = await sharedCopies(page);
    for (const name of [
      'react',
      'react-dom',
      '@emotion/react',
      '@care/contracts',
      '@care/contracts/rtkq',
      '@care/ui',
    ]) {
      expect(copies).toHaveProperty([name]);
    }
    for (const [name, found] of Object.entries(copies))
      expect(found, name).toEqual([expect.stringMatching(/from shell$/)]);
    expect(await usersOfReact(page)).toEqual([
      'mf_account',
      'mf_packages',
      'mf_products',
      'mf_provider_profile',
      'mf_reviews',
      'mf_search',
    ]);
  });
}
