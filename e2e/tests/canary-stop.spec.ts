import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withOwnShell } from '../support/own-shell';
import { root, sliceCommand } from '../support/site';
import { expect, openPage } from '../support/visitor';

const METRICS_TOKEN = 'a-token-for-prometheus';
const test = withOwnShell(() => ({
  // Each view comes from another network: one alone stops no canary.
  environment: { METRICS_TOKEN, TRUSTED_PROXIES: 'loopback' },
}));

const FAULT = 'jeder dritte Aufruf schlägt fehl';
/** Before the page of the packages: it throws on every address whose number is a multiple of three. */
const EVERY_THIRD = `
function EveryThird(): null {
  if (typeof window !== 'undefined' && Number(new URLSearchParams(location.search).get('n')) % 3 === 0)
    throw new TypeError('${FAULT}');
  return null;
}
`;

/** Builds mf-packages with a page of which every third view fails. Returns its folder. */
async function buildFailing(releases: string): Promise<string> {
  const folder = await mkdtemp(path.join(root, 'mf-packages-'));
  await cp(path.join(root, 'mf-packages'), folder, {
    recursive: true,
    filter: (name) => !/node_modules|dist|coverage/.test(name),
  });
  const file = path.join(folder, 'routes/PackagesPage.tsx');
  const source = await readFile(file, 'utf8');
  const changed = source.replace('<Page>', '<Page><EveryThird />');
  expect(changed).not.toBe(source);
  await writeFile(file, changed + EVERY_THIRD);
  await sliceCommand(releases, 'build', folder);
  return folder;
}

test('EM-04 a canary that fails each third page stops itself', { tag: '@full' }, async ({ page, shell, forgiven }) => {
  test.slow();
  forgiven.push(FAULT, 'Minified React error');
  const folder = await buildFailing(shell.releases);
  const canaryId = async () => ((await (await fetch(`${shell.origin}/readyz`)).json()) as { canary?: string }).canary;
  try {
    await sliceCommand(
      shell.releases,
      'canary',
      folder,
      '--percent',
      '0',
      '--cohort',
      'probe',
      '--reason',
      'ein Versuch',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
  await expect.poll(canaryId).toBeTruthy();
  await page.context().addCookies([{ name: 'pf-release-cohort', value: 'probe', url: shell.origin }]);

  const metrics = async () =>
    (await fetch(`${shell.origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  const countedViews = async () => {
    // The page reports at once, as when it is left; a report from a page that has gone would not have the header.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return Number(/^slice_loads_total\{slice="mf-packages",[^}]*\} (\d+)$/m.exec(await metrics())?.[1] ?? 0);
  };
  let views = 0;
  while ((await canaryId()) && views < 40) {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${views}` });
    await openPage(page, `/pakete?n=${views++}`);
    await expect.poll(countedViews).toBe(views);
  }
  expect(views).toBeLessThan(40);
  await page.goto('/pakete?n=0');
  await expect(page.getByRole('heading', { level: 1, name: /Pakete & Preise/ })).toBeVisible();
  await expect
    .poll(() => sliceCommand(shell.releases, 'history', 'mf-packages'))
    .toMatch(/stop .*Wächter.*von \d+ Aufrufen mit Fehler/);

  expect(await metrics()).toMatch(/slice_faults_total\{slice="mf-packages",[^}]*phase="render"\} [7-9]|1\d/);
});
