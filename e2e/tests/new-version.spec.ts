import type { Page } from '@playwright/test';
import { faultsOf } from '../support/accessible';
import { withOwnShell } from '../support/own-shell';
import { publishAgain } from '../support/publish-again';
import { expect, hydrated } from '../support/visitor';

const test = withOwnShell(() => ({ api: process.env.E2E_API ?? '', from: process.env.E2E_RELEASES }));

/** What happens when a tab is seen again. Resolves with the server's answer about the release. */
async function seeAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/live-release$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
}

test('EM-04 an open page offers a newer release once, and reloads by its button only, never over unsaved input', async ({
  page,
  shell,
}) => {
  await page.goto('/registration/pflegepersonal');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  const hint = page.getByRole('complementary', { name: 'Hinweis zur Version' });
  const load = hint.getByRole('button', { name: 'Jetzt laden' });

  await seeAgain(page);
  await expect(hint).toHaveCount(0);

  await publishAgain(shell, '99.0.0');
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
  await publishAgain(shell, '99.1.0');
  await seeAgain(page);
  await load.press('Enter');
  await expect.poll(isSameDocument).toBe(false);
  await hydrated(page);
  expect(await page.locator('#page-data').textContent()).toContain('99.1.0');
});
