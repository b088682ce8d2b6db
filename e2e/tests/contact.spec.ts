import type { CompanyPage, CompanySearchAnswer, MessageInput } from '@care/contracts/schemas';
import type { Locator, Page } from '@playwright/test';
import { signInAs } from '../support/account';
import { askBackend } from '../support/backend';
import { demo } from '../support/inbox';
import { expect, hydrated, phone, test } from '../support/visitor';

const PROFILE = '/pflegeanbieter/profiles/beispiel';

const companyAt = (slug: string): Promise<CompanyPage> => askBackend(`/company/by-slug/${slug}/`);
const form = (page: Page): Locator => page.getByRole('region', { name: /^Nachricht an/ });
const sendButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Nachricht senden' });

/** Scrolls to the form. Its code loads only then. */
async function openForm(page: Page, path = PROFILE): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await form(page).scrollIntoViewIfNeeded();
  await expect(sendButton(page)).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await form(page).getByRole('textbox', { name: 'Vorname' }).fill('Anke');
  await form(page).getByRole('textbox', { name: 'Nachname' }).fill('Berger');
  await form(page).getByRole('textbox', { name: 'E-Mail' }).fill('anke@example.org');
  await form(page).getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Haben Sie ab Januar einen Platz?');
  await form(page).getByRole('checkbox').check();
}

test.describe('writing to a provider', () => {
  test('PP-14 PP-15 PP-26 PP-27 a visitor writes to the owner', async ({ page }) => {
    const { owner, id } = await companyAt('beispiel');
    await openForm(page);
    await expect(page.getByRole('link', { name: 'Nachricht schreiben' })).toHaveCount(0);
    await fillIn(page);
    const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/message/'));
    await sendButton(page).click();
    await expect(form(page).getByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
    const sent = (await request).postDataJSON() as MessageInput;
    expect(sent).toMatchObject({ title: 'Nachricht an Seniorenzentrum Beispielhof', recipient: owner, company: id });
  });

  test('PP-15 the form is no part of what a reader of the profile downloads', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()));
    await page.goto(PROFILE);
    await hydrated(page);
    const before = scripts.length;
    await form(page).scrollIntoViewIfNeeded();
    await expect(sendButton(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });

  test('PP-27 AC-06 names all missing values at once, each at its field', async ({ page }) => {
    await openForm(page);
    await sendButton(page).click();
    const banner = form(page).getByRole('alert');
    await expect(banner).toContainText('Bitte füllen Sie alle Pflichtfelder aus.');
    await expect(banner).toBeFocused();
    await banner.getByRole('link', { name: /^Nachname/ }).click();
    await expect(form(page).getByRole('textbox', { name: 'Nachname' })).toBeFocused();
  });

  test('SH-21 shows errors of the server at their field', async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await form(page).getByRole('textbox', { name: 'Telefon' }).fill('abc');
    await sendButton(page).click();
    await expect(form(page).getByText('Bitte geben Sie eine gültige Telefonnummer ein').last()).toBeVisible();
  });

  test('PP-15 keeps the input after a lost connection and after a reload', async ({ page, context, forgiven }) => {
    forgiven.push('net::ERR_INTERNET_DISCONNECTED');
    await openForm(page);
    await fillIn(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Keine Verbindung.');
    await context.setOffline(false);
    await openForm(page);
    const content = form(page).getByRole('textbox', { name: 'Ihre Nachricht' });
    await expect(content).toHaveValue('Haben Sie ab Januar einen Platz?');
    await form(page).getByRole('checkbox').check();
    await sendButton(page).click();
    await expect(form(page).getByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
  });

  test('PP-26 a provider without an owner has phone and no form', async ({ page }) => {
    const { results } = await askBackend<CompanySearchAnswer>('/company/search/?city_slug=k%C3%B6ln');
    const pages = await Promise.all(results.map(({ slug }) => companyAt(slug)));
    const unowned = pages.find(({ owner, phone: number }) => owner === null && number);
    if (!unowned) throw new Error('everybody here has an owner');
    await page.goto(`/pflegeanbieter/profiles/${unowned.slug}`);
    const contact = page.getByRole('region', { name: 'Kontakt' });
    await expect(contact.getByText('Dieses Profil wird noch nicht vom Betreiber gepflegt.')).toBeVisible();
    await expect(contact.getByRole('link', { name: /^Anrufen/ })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });

  test('PP-14 a signed-in user gets to the form, also from another page of the provider', async ({ page }) => {
    await signInAs(page, demo('angehoerige'), `${PROFILE}/stellenangebote`);
    await page.getByRole('link', { name: 'Nachricht schreiben' }).first().click();
    await expect(page).toHaveURL(/#nachricht$/);
    await expect(form(page)).toBeInViewport();
    await expect(form(page)).toBeFocused();
    await expect(sendButton(page)).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: 'Vorname' })).not.toHaveValue('');
  });

  test('PP-14 the owner gets neither form nor button', async ({ page }) => {
    await signInAs(page, demo('inhaber-premium'), PROFILE);
    await expect(page.getByRole('heading', { level: 1, name: 'Seniorenzentrum Beispielhof' })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Nachricht schreiben' })).toHaveCount(0);
  });

  test.describe('at 390 px', () => {
    test.use({ viewport: phone });
    test('PP-14 PP-28 the contact button and the heart are at the lower edge of the screen', async ({ page }) => {
      await signInAs(page, demo('angehoerige'), PROFILE);
      const bar = page.getByRole('navigation', { name: 'Schnell Kontakt aufnehmen' });
      await expect(bar.getByRole('link')).toHaveText(['Nachricht schreiben', 'Anrufen']);
      await expect(bar.getByRole('button', { name: 'Merken' })).toBeInViewport();
      await bar.getByRole('link', { name: 'Nachricht schreiben' }).click();
      await expect(form(page)).toBeInViewport();
    });
  });
});

test.describe('the pages of a provider', () => {
  test('PP-02 from Plus on a profile begins with the main image and has a page as employer, a free one has neither', async ({
    page,
  }) => {
    const tabs = page.getByRole('navigation', { name: 'Bereiche des Profils' }).getByRole('link');
    const firstPicture = page.getByRole('list', { name: 'Bilder und Videos' }).getByRole('img').first();
    for (const slug of ['beispiel-plus', 'beispiel']) {
      const { main_image } = await companyAt(slug);
      await page.goto(`/pflegeanbieter/profiles/${slug}`);
      await expect(firstPicture).toHaveAttribute('srcset', new RegExp(main_image?.url ?? 'no picture'));
      await expect(tabs).toHaveText([/^Profil$/, /^Wir als Arbeitgeber/]);
    }
    await hydrated(page);
    await tabs.last().click();
    await expect(page).toHaveURL(/\/beispiel\/stellenangebote$/);
    await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
    const { main_image, gallery } = await companyAt('beispiel-free');
    expect(main_image).toBeNull();
    await page.goto('/pflegeanbieter/profiles/beispiel-free');
    await expect(firstPicture).toHaveAttribute('srcset', new RegExp(gallery[0]?.url ?? 'no picture'));
    await expect(tabs).toHaveText(['Profil']);
  });

  test('PK-06 the label "Personal gesucht" is on the profile of a Premium provider only', async ({ page }) => {
    for (const [slug, subscription] of [
      ['beispiel', 'PREMIUM_TIER'],
      ['beispiel-plus', 'PLUS_TIER'],
      ['beispiel-free', 'FREE_TIER'],
    ] as const) {
      expect((await companyAt(slug)).subscription).toBe(subscription);
      await page.goto(`/pflegeanbieter/profiles/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Personal gesucht')).toHaveCount(subscription === 'PREMIUM_TIER' ? 1 : 0);
    }
  });

  test('PP-03 a free profile has no page for positions, but its owner reads why', async ({ page }) => {
    const jobs = '/pflegeanbieter/profiles/beispiel-free/stellenangebote';
    await page.goto(jobs);
    await expect(page).toHaveURL(/\/profiles\/beispiel-free$/);
    await signInAs(page, demo('inhaber-free'), '/pakete');
    const words = page.getByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar');
    for (const path of [jobs, `${jobs}/neue`]) {
      await page.goto(path);
      await expect(words).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  });

  test('PP-20 a visitor is asked to sign in before a position is written', async ({ page }) => {
    await page.goto(`${PROFILE}/stellenangebote/neue`);
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/login\?callbackUrl=.*neue$/);
  });

  test('PP-24 #ratings comes into view on a deep link, on reload and from the line under the name', async ({
    page,
  }) => {
    const ratings = page.locator('#ratings');
    await page.goto(`${PROFILE}#ratings`);
    await expect(ratings).toBeInViewport();
    await page.reload();
    await hydrated(page);
    await expect(ratings).toBeInViewport();
    await page.goto(`${PROFILE}/stellenangebote`);
    await hydrated(page);
    await page.getByRole('link', { name: /Zu den Bewertungen/ }).click();
    await expect(page).toHaveURL(/#ratings$/);
    await expect(ratings).toBeInViewport();
  });

  test('PP-05 in print all sections are open and no buttons are shown', async ({ page }) => {
    await page.goto(PROFILE);
    await hydrated(page);
    const { additional_features } = await companyAt('beispiel');
    await page.emulateMedia({ media: 'print' });
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Link teilen' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Bewertung abgeben' })).toBeHidden();
    await expect(page.getByText('Einzelne Bewertungen anzeigen').first()).toBeHidden();
    const mapHeight = 515;
    expect((await page.getByRole('region', { name: 'Lage' }).boundingBox())?.height).toBeLessThan(mapHeight);
    await expect(page.getByText(additional_features.at(-1) ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByText(`Pflegefenster · ${page.url()}`)).toBeVisible();
    await expect(page.getByRole('button', { name: /Merkliste|merken/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Anrufen: / }).first()).toBeVisible();
  });

  test('PP-05 PP-14 the parts of a profile are a press away, for visitors the message form, too', async ({ page }) => {
    await page.goto(PROFILE);
    await hydrated(page);
    const links = page.getByRole('navigation', { name: 'Auf dieser Seite' });
    await links.getByRole('link', { name: 'Lage' }).click();
    await expect(page.getByRole('region', { name: 'Lage' })).toBeInViewport();
    await page.goBack();
    await links.getByRole('link', { name: 'Zum Nachrichtenformular' }).click();
    await expect(form(page)).toBeFocused();
    await expect(sendButton(page)).toBeVisible();
  });

  test('PP-05 the address can be handed on', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${PROFILE}?x=1`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Link teilen' }).click();
    await expect(page.getByText('Link wurde kopiert.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/pflegeanbieter\/profiles\/beispiel$/);
  });
});
