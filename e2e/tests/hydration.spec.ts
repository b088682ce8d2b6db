import { developmentSite } from '../support/development-site';
import { existingPages, isAboutStatus } from '../support/existing-pages';
import { withOwnShell } from '../support/own-shell';
import { expect, hydrated, phone, test as visit } from '../support/visitor';

const test = withOwnShell(async () => ({ api: process.env.E2E_API ?? '', ...(await developmentSite()) }));
const screens = { desktop: { width: 1280, height: 900 }, phone };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`a development build on a ${screen}`, () => {
    test.use({ viewport });

    test('SH-01 every page hydrates without a word of complaint', async ({ page }) => {
      test.setTimeout(120_000);
      const complaints: string[] = [];
      let now = '';
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !isAboutStatus(message.text())) complaints.push(`${now}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${now}: ${error.message}`));
      await page.addInitScript(() => {
        const inject = ({ bundleType }: { bundleType: number }) => Object.assign(window, { bundleType });
        Object.assign(window, {
          __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, checkDCE: () => undefined, inject },
        });
      });
      for (const [name, path] of Object.entries(existingPages)) {
        now = name;
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(
          await page.evaluate(() => 'bundleType' in window && window.bundleType),
          'React is its development build',
        ).toBe(1);
      }
      expect(complaints).toEqual([]);
    });
  });
}

visit.describe('a production build', () => {
  for (const [name, path] of Object.entries(existingPages)) {
    visit(`SH-01 the page "${name}" complains about nothing and fetches every script once`, async ({ page }) => {
      const complaints: string[] = [];
      const scripts: string[] = [];
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !isAboutStatus(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
      });
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
      expect(scripts.length).toBeGreaterThan(0);
      expect([...new Set(scripts)]).toEqual(scripts);
    });
  }
});
