import type { Page } from '@playwright/test';
import { faultsOf } from '../support/accessible';
import { backToBuilt, publishAgain } from '../support/changed-packages';
import { ownShellTest as test } from '../support/own-shell';
import { expect, goInside, hydrated, mark, openPage } from '../support/visitor';

/** What happens when a tab is seen again. Resolves with the server's answer about the release. */
async function seeAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/live-release$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
}

test('EM-04 a page offers a newer release once, reloads by its button, never over input', async ({ page, shell }) => {
  await openPage(page, '/registration/pflegepersonal');
  const isSameDocument = await mark(page);
  const hint = page.getByRole('complementary', { name: 'Hinweis zur Version' });
  const load = hint.getByRole('button', { name: 'Jetzt laden' });

  await seeAgain(page);
  await expect(hint).toHaveCount(0);

  await publishAgain(shell);
  const password = page.locator('input[type="password"]').first();
  await password.focus();
  await seeAgain(page);
  await expect(hint.getByRole('status')).toContainText('Neue Version verfügbar');
  await expect(load).toBeVisible();
  await expect(password).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);

  await password.fill('Noch-nicht-gesendet-1');
  await expect(hint.getByRole('status')).toContainText('Speichern Sie zuerst');
  await expect(load).toHaveCount(0);
  await hint.getByRole('button', { name: 'Zum Speichern' }).click();
  await expect(page.locator('form [type="submit"]').first()).toBeFocused();

  await hint.getByRole('button', { name: 'Später' }).click();
  await expect(hint).toHaveCount(0);
  await seeAgain(page);
  await expect(hint).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);

  await password.fill('');
  const newest = await publishAgain(shell);
  await seeAgain(page);
  await load.press('Enter');
  await expect.poll(isSameDocument).toBe(false);
  await hydrated(page);
  expect(await page.locator('#page-data').textContent()).toContain(newest);
  await backToBuilt(shell);
});

/** 50 tabs and ten releases are measured with `DEPLOY_TABS=50 DEPLOYMENTS=10`. */
const TABS = Number(process.env.DEPLOY_TABS ?? 2);
const DEPLOYMENTS = Number(process.env.DEPLOYMENTS ?? 1);

const DEPLOYED =
  'EM-04 SH-18 open tabs lose no request and no entry while releases go live, and load slices of their own release';
test(DEPLOYED, { tag: '@full' }, async ({ context, shell }) => {
  test.setTimeout(60_000 + TABS * 8000 + DEPLOYMENTS * 20_000);
  const failed: string[] = [];
  let requests = 0;
  context.on('request', () => requests++);
  context.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
  context.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`);
  });
  const open = async (path: string) => {
    const page = await context.newPage();
    await openPage(page, path);
    return { page, isSameDocument: await mark(page) };
  };
  const forms = [];
  const readers = [];
  for (let i = 0; i < TABS; i += 2) {
    forms.push(await open('/registration/pflegepersonal'));
    readers.push(await open('/'));
  }
  const entry = (page: Page) => page.locator('input[type="email"]').first();
  for (let deployment = 1; deployment <= DEPLOYMENTS; deployment++) {
    const published = publishAgain(shell);
    // While the release goes live and after it.
    for (const moment of ['vorher', 'nachher']) {
      for (const [i, { page }] of forms.entries())
        await entry(page).fill(`tab-${i}-${deployment}-${moment}@pflege.example`);
      if (moment === 'vorher') await published;
    }
    // The tabs load the slice for the first time, in the version of their document, one to ten releases later.
    for (const { page } of readers.filter((_, i) => i % DEPLOYMENTS === deployment - 1)) {
      await goInside(page, '/pakete');
      await expect(page.getByRole('heading', { level: 1, name: /Pakete & Preise/ })).toBeVisible();
    }
  }
  for (const [i, { page }] of forms.entries())
    await expect(entry(page)).toHaveValue(`tab-${i}-${DEPLOYMENTS}-nachher@pflege.example`);
  for (const { isSameDocument } of [...forms, ...readers]) expect(await isSameDocument()).toBe(true);
  expect(failed).toEqual([]);
  console.log(`${forms.length + readers.length} tabs, ${DEPLOYMENTS} releases: ${requests} requests, 0 failed`);
  await backToBuilt(shell);
});
