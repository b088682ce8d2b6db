import { pagesOf } from '../support/fault-cases';
import { expect, goInside, openPage, test } from '../support/visitor';

/** What copies of React report to its developer tools, and the shared modules that the federation runtime lists. */
interface Watched {
  renderers: string[];
  __FEDERATION__: {
    __INSTANCES__: {
      shareScopeMap: Record<string, Record<string, Record<string, { from: string; useIn: string[] }>>>;
    }[];
  };
}

/** The reviews are a part of the profile. */
const { 'mf-reviews': _slot, ...pages } = pagesOf;

test('EM-02 there is one React and one copy of every shared module for all slices', async ({ page }) => {
  // Replaces React's developer tools: every copy of react-dom reports to it once.
  await page.addInitScript(() => {
    const renderers: string[] = [];
    const ignore = () => undefined;
    const follows = { onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore, onPostCommitFiberRoot: ignore };
    const inject = ({ version }: { version: string }) => renderers.push(version);
    const hook = { supportsFiber: true, renderers: new Map(), inject, checkDCE: ignore, ...follows };
    Object.assign(window, { renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  await openPage(page, pages['mf-account'].path);
  for (const { path: next, shows } of Object.values(pages)) {
    await goInside(page, next);
    await expect(page.locator(shows).first()).toBeVisible();
  }
  const { renderers, modules } = await page.evaluate(() => {
    const { renderers: found, __FEDERATION__: federation } = window as unknown as Watched;
    const scopes = federation.__INSTANCES__.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap));
    const copies = scopes.flatMap((scope) =>
      Object.entries(scope).flatMap(([name, versions]) =>
        Object.entries(versions).map(([version, { from, useIn }]) => ({
          name,
          copy: `${version} from ${from}`,
          useIn,
        })),
      ),
    );
    return { renderers: found, modules: copies };
  });
  expect(renderers).toHaveLength(1);
  for (const name of ['react', 'react-dom', '@emotion/react', '@care/contracts', '@care/contracts/rtkq', '@care/ui'])
    expect(modules.map((one) => one.name)).toContain(name);
  for (const { name } of modules) {
    const copies = modules.filter((one) => one.name === name).map(({ copy }) => copy);
    expect([...new Set(copies)], name).toEqual([expect.stringMatching(/from shell$/)]);
  }
  const users = modules.filter(({ name }) => name === 'react').flatMap(({ useIn }) => useIn);
  const slices = ['account', 'packages', 'products', 'provider_profile', 'reviews', 'search'];
  expect([...new Set(users)].sort()).toEqual(slices.map((name) => `mf_${name}`));
});
