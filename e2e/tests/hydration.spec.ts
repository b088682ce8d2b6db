import { developmentSite } from '../support/development-site';
import { existingPages, isAboutStatus } from '../support/existing-pages';
import { withOwnShell } from '../support/own-shell';
import { expect, hydrated, phone, test as visit } from '../support/visitor';

const test = withOwnShell(async () => ({ api: process.env.E2E_API ?? '', ...(await developmentSite()) }));
const screens = { desktop: { width: 1280, height: 900 }, phone };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`a development build on a ${screen}`, () => {
    test.use({ viewport });

    test(
      'SH-01 every page hydrates without a word of complaint',
      { tag: screen === 'phone' ? '@full' : [] },
      async ({ page, forgiven }) => {
        forgiven.push('status of 404');
        test.setTimeout(120_000);
        const complaints: string[] = [];
        let now = '';
        page.on('console', (message) => {
          const isComplaint = message.type() === 'error' || message.type() === 'warning';
          // The graphics driver warns that drawing maps without a graphics card is slow.
          const isAboutDriver = message.text().includes('GL Driver Message');
          if (isComplaint && !isAboutDriver && !isAboutStatus(message.text()))
            complaints.push(`${now}: ${message.text()}`);
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
      },
    );
  });
}

visit(
  'SH-01 every page opens directly, does not complain, and fetches every script once',
  async ({ page, forgiven }) => {
    forgiven.push('status of 404');
    visit.setTimeout(120_000);
    let complaints: string[] = [];
    let scripts: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      const isAboutDriver = message.text().includes('GL Driver Message');
      if (isComplaint && !isAboutDriver && !isAboutStatus(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
    });
    for (const [name, path] of Object.entries(existingPages)) {
      [complaints, scripts] = [[], []];
      const response = await page.goto(path);
      expect.soft(response?.status(), name).toBe(name === 'not found' ? 404 : 200);
      await hydrated(page);
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(complaints, name).toEqual([]);
      expect.soft(scripts.length, name).toBeGreaterThan(0);
      expect.soft([...new Set(scripts)], name).toEqual(scripts);
    }
  },
);
