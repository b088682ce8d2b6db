import type { CompanyPage } from '@care/contracts/schemas';
import { expectAccessible, expectUsable } from '../support/accessible';
import { demo, signInAs } from '../support/account';
import { askBackend } from '../support/backend';
import {
  EVENTS,
  EVENTS_SCRIPT,
  eventsOf,
  loaded,
  NAME,
  script,
  startForeignHost,
  TITLE,
} from '../support/foreign-host';
import type { StandIn } from '../support/stand-in';
import { expect, origin, requestsOf, test } from '../support/visitor';

const site = () => origin();

let host: StandIn;
test.beforeAll(async () => {
  host = await startForeignHost({
    '/events.js': EVENTS,
    '/widgets': { html: `${TITLE}${EVENTS_SCRIPT}${script()}<body><main><h1>Haus</h1></main>` },
  });
});
test.afterAll(() => host.stop());

test('PK-08 with a key rating and jobs show on its sites, until revoked', async ({ page, browser, forgiven }) => {
  forgiven.push('pflege-profil: no widgets');
  const { ratings_count } = await askBackend<CompanyPage>('/company/by-slug/beispiel/');
  const context = await browser.newContext({ baseURL: site() });
  const owner = await context.newPage();
  await signInAs(owner, demo('inhaber-premium'), '/profile/company/widgets');
  const name = `Karriere ${Date.now()}`;
  await owner.getByRole('button', { name: 'Neuer Schlüssel' }).click();
  await expect(owner.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await owner.keyboard.type(name);
  await owner.getByRole('textbox', { name: 'Erlaubte Adressen' }).fill(host.origin);
  await owner.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  await expect(owner.getByRole('status').filter({ hasText: `„${name}“ ist angelegt` })).toBeFocused();

  const card = owner.getByRole('listitem').filter({ has: owner.getByRole('heading', { name }) });
  const key = (await card.getByText(/^pp_/).textContent()) ?? '';
  const jobs = owner.getByRole('region', { name: 'Stellenliste' });
  await expect(jobs.getByRole('heading', { name: 'Wir stellen ein' })).toBeVisible();
  await expect(jobs.getByRole('figure')).toContainText(`key="${key}"`);
  await expectUsable(owner);

  const show = async () => {
    await page.goto(`${host.origin}/widgets`);
    await page.evaluate((widgetKey) => {
      const widget = (view: string) =>
        `<pflege-profil slug="beispiel" view="${view}" heading-level="2" key="${widgetKey}"></pflege-profil>`;
      document.querySelector('main')!.insertAdjacentHTML('beforeend', widget('rating') + widget('jobs'));
    }, key);
    await loaded(page, 2);
  };
  await show();
  const cards = page.getByRole('article', { name: NAME });
  await expect(cards.first()).toContainText(`${ratings_count} Bewertungen`);
  await expect(cards.nth(1).getByRole('heading', { level: 2, name: 'Wir stellen ein' })).toBeVisible();
  const job = cards.nth(1).getByRole('listitem').first().getByRole('link');
  await expect(job).toHaveAttribute('href', new RegExp(`^${site()}/pflegeanbieter/profiles/beispiel/`));

  await owner.reload();
  await expect(card).toContainText('heute, 2 Aufrufe in 30 Tagen');
  await card.getByRole('button', { name: /^Widerrufen/ }).click();
  await expect(owner.getByRole('button', { name: 'Behalten' })).toBeFocused();
  await owner.getByRole('button', { name: 'Schlüssel widerrufen' }).click();
  await expect(card).toContainText('Widerrufen am');
  await expect(card.getByRole('button')).toHaveCount(0);
  await context.close();
  await show();
  await expect(page.getByRole('link', { name: `${NAME} auf Pflegefenster` })).toHaveCount(2);
  await expect(cards).toHaveCount(0);
  expect((await eventsOf(page)).filter(([event]) => event === 'pp-error')).toEqual(
    Array(2).fill(['pp-error', { slug: 'beispiel', kind: 'revoked' }]),
  );
});

test('EM-05 PP-21 its page shows the profile with the chosen settings, and code for elsewhere', async ({ page }) => {
  await page.goto(`${site()}/pflegeanbieter/profiles/beispiel`);
  await page.getByRole('link', { name: 'Profil einbinden' }).click();
  await expect(page.getByRole('textbox', { name: /^Kennung des Profils/ })).toHaveValue('beispiel');
  const preview = page.locator('pflege-profil');
  await expect(preview.getByRole('heading', { level: 3, name: NAME })).toBeVisible();
  await expect(page.getByText(/^Echte Vorschau/)).toBeVisible();
  const code = page.getByRole('figure', { name: 'HTML für Ihre Seite' });
  // The space that the profile needs is reserved without being asked, whenever that is known.
  const hasRoom = async () => {
    const height = await preview.evaluate((element: HTMLElement) => element.offsetHeight);
    return (await code.textContent())?.includes(`min-height: ${Math.ceil(height / 10) * 10}px`);
  };
  await expect.poll(hasRoom).toBe(true);

  await page.getByRole('radio', { name: 'Dunkel' }).check();
  await expect(code).toContainText('view="full" theme="dark"');
  await expectAccessible(page);
  const html = (await code.locator('code').textContent()) ?? '';
  const own = await startForeignHost({ '/haus': { html: TITLE + html } });
  await page.goto(`${own.origin}/haus`);
  await expect(page.getByRole('heading', { level: 3, name: NAME })).toBeVisible();

  // With pictures, the browser loads the first one before the profile has arrived, once.
  await page.goto(`${site()}/einbinden?slug=beispiel`);
  await expect(code).toContainText('imagesrcset');
  const pictured = await startForeignHost({
    '/haus': { html: TITLE + (await code.locator('code').textContent()) },
  });
  await page.goto('about:blank');
  const requested = requestsOf(page);
  await page.goto(`${pictured.origin}/haus`);
  const picture = page.locator('pflege-profil[view="full"] .pp-gallery img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/beispiel/bild/');
  expect(requested.filter((sent) => sent.includes('/beispiel/bild/'))).toHaveLength(1);
  await pictured.stop();

  await own.stop();
});
