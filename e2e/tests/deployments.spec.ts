import type { Page } from '@playwright/test';
import { withOwnShell } from '../support/own-shell';
import { publishAgain } from '../support/publish-again';
import { expect, goInside, hydrated } from '../support/visitor';

const test = withOwnShell(() => ({ api: process.env.E2E_API ?? '', from: process.env.E2E_RELEASES }));

/** 50 tabs and ten releases are measured with `DEPLOY_TABS=50 DEPLOYMENTS=10`. */
const TABS = Number(process.env.DEPLOY_TABS ?? 4);
const DEPLOYMENTS = Number(process.env.DEPLOYMENTS ?? 3);

test('EM-04 SH-18 open tabs lose no request and no entry while releases go live one after the other', async ({
  context,
  shell,
}) => {
  test.setTimeout(60_000 + TABS * 8000 + DEPLOYMENTS * 20_000);
  const failed: string[] = [];
  let requests = 0;
  context.on('request', () => requests++);
  context.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
  context.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`);
  });
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${shell.origin}${path}`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    return page;
  };
  const forms: Page[] = [];
  const readers: Page[] = [];
  for (let i = 0; i < TABS; i += 2) {
    forms.push(await open('/registration/pflegepersonal'));
    readers.push(await open('/'));
  }
  const entry = (page: Page) => page.locator('input[type="email"]').first();
  for (let deployment = 1; deployment <= DEPLOYMENTS; deployment++) {
    const published = publishAgain(shell, `99.${deployment}.0`);
    // While the release goes live and after it.
    for (const moment of ['vorher', 'nachher']) {
      for (const [i, page] of forms.entries())
        await entry(page).fill(`tab-${i}-${deployment}-${moment}@pflege.example`);
      if (moment === 'vorher') await published;
    }
    // The tabs load the slice for the first time, in the version of their document, one to ten releases later.
    for (const page of readers.filter((_, i) => i % DEPLOYMENTS === deployment - 1)) {
      await goInside(page, '/pakete');
      await expect(page.getByRole('heading', { level: 1, name: /Pakete & Preise/ })).toBeVisible();
    }
  }
  for (const [i, page] of forms.entries())
    await expect(entry(page)).toHaveValue(`tab-${i}-${DEPLOYMENTS}-nachher@pflege.example`);
  const documents = [...forms, ...readers].map((page) => page.evaluate(() => 'isSameDocument' in window));
  expect(await Promise.all(documents)).not.toContain(false);
  expect(failed).toEqual([]);
  console.log(`${forms.length + readers.length} tabs, ${DEPLOYMENTS} releases: ${requests} requests, 0 failed`);
});
