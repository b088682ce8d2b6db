import type { Locator, Page, TestInfo } from '@playwright/test';
import type { CompanyPage, JobOfferSearchAnswer, OwnApplications } from '@care/contracts/schemas';
import { signInAs, tabTo } from '../support/account';
import { askBackend, searchCompanies } from '../support/backend';
import { demo } from '../support/inbox';
import { cards } from '../support/results-page';
import { expect, hydrated, phone, test } from '../support/visitor';

const MOST_ACTIONS = 6;
const MOST_SECONDS = 90;
/** A results page has many controls before its last card. */
const TAB_PRESSES = 250;

/** Ways to press and fill in: with mouse or finger, or with the keyboard only. */
interface Hand {
  press: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
}

const pointer: Hand = {
  press: (target) => target.click(),
  fill: (target, text) => target.pressSequentially(text),
};
const finger: Hand = { ...pointer, press: (target) => target.tap() };
const keyboard: Hand = {
  press: async (target) => {
    await tabTo(target.page(), target, TAB_PRESSES);
    await target.page().keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  },
  fill: async (target, text) => {
    await tabTo(target.page(), target, TAB_PRESSES);
    await target.page().keyboard.type(text);
  },
};

/**
 * Counts what somebody does. Pressing something is one action, and so is taking a suggestion; filling one field with
 * all its key presses is one action, too. Moving the focus there with Tab belongs to the action.
 */
class Journey {
  #count = 0;
  readonly #begin = Date.now();

  constructor(
    readonly page: Page,
    private readonly hand: Hand,
    private readonly info: TestInfo,
  ) {}

  async press(target: Locator): Promise<void> {
    this.#count++;
    await this.hand.press(target);
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.#count++;
    await this.hand.fill(target, text);
  }

  /** Fills the field of the town and takes the first suggestion with the keyboard: two actions. */
  async fillTown(form: Locator): Promise<void> {
    const field = form.getByRole('combobox', { name: 'Ort oder PLZ' });
    await this.fill(field, 'Köln');
    await expect(this.page.getByRole('option', { name: /^Köln\b/ }).first()).toBeVisible();
    this.#count++;
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue('Köln');
  }

  /** The form to write with is open. */
  expectShortWay(): void {
    this.info.annotations.push({ type: 'actions to the form', description: String(this.#count) });
    expect(this.#count, 'actions from the home page to the form').toBeLessThanOrEqual(MOST_ACTIONS);
  }

  /** The form is submitted. */
  expectSent(): void {
    const seconds = Math.round((Date.now() - this.#begin) / 1000);
    this.info.annotations.push({ type: 'all actions', description: `${this.#count} in ${seconds} s` });
    expect(seconds, 'seconds from the home page to the sent text').toBeLessThanOrEqual(MOST_SECONDS);
  }
}

/** A link that only signed-in users have: their tasks replace the links for visitors, which takes a click in its middle. */
const tasks = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Nachrichten' });

/** The first residential home of the default order that takes messages. */
async function wellRatedHome() {
  const { results } = await searchCompanies({ city_slug: 'köln' });
  for (const company of results) {
    const { owner } = await askBackend<CompanyPage>(`/company/by-slug/${company.slug}/`);
    if (owner !== null && company.services.some(({ name }) => name === 'Stationäre Pflege')) return company;
  }
  throw new Error('no home on the first page of Köln takes messages');
}

/** A visitor searches in Köln, opens a well-rated home and writes to it. */
async function writeToHome(journey: Journey): Promise<void> {
  const { page } = journey;
  const home = await wellRatedHome();
  expect(home.average_rating).toBeGreaterThanOrEqual(4);
  await page.goto('/');
  await hydrated(page);
  const search = page.getByRole('search', { name: 'Pflegeanbieter suchen' });
  await journey.fillTown(search);
  await journey.press(search.getByRole('button', { name: 'Suchen' }));
  await journey.press(cards(page).getByRole('link', { name: home.name, exact: true }).first());
  await expect(page.getByRole('heading', { level: 1, name: home.name })).toBeVisible();
  await journey.press(page.getByRole('link', { name: 'Zum Nachrichtenformular' }).filter({ visible: true }).first());
  const form = page.getByRole('region', { name: /^Nachricht an/ });
  await expect(form.getByRole('textbox', { name: 'Vorname' })).toBeVisible();
  await expect(form).toBeInViewport();
  journey.expectShortWay();

  for (const [name, text] of [
    ['Vorname', 'Anke'],
    ['Nachname', 'Berger'],
    ['E-Mail', 'anke@example.org'],
    ['Ihre Nachricht', 'Haben Sie ab Januar einen Platz?'],
  ] as const)
    await journey.fill(form.getByRole('textbox', { name }), text);
  await journey.press(form.getByRole('checkbox'));
  await journey.press(form.getByRole('button', { name: 'Nachricht senden' }));
  await expect(form.getByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
  journey.expectSent();
}

const SHORT = `in at most ${MOST_ACTIONS} actions, and sends it within ${MOST_SECONDS} seconds`;

test.describe('a first visit', () => {
  test.describe.configure({ timeout: 150_000 }); // the journey itself checks its time

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true });

    test(`PP-14 SR-22 gets to the message to a well-rated home near Köln ${SHORT}`, async ({ page }, info) => {
      await writeToHome(new Journey(page, finger, info));
    });
  });

  test(`PP-16 SR-12 a nurse gets from the home page to an application ${SHORT}`, async ({ page }, info) => {
    await signInAs(page, demo('pflegekraft'), '/');
    const offer = await unansweredOffer(page);
    await page.goto('/');
    await hydrated(page);
    await expect(tasks(page)).toBeVisible();
    const journey = new Journey(page, pointer, info);
    await journey.press(page.getByRole('banner').getByRole('link', { name: 'Pflegejobs' }));
    const search = page.getByRole('search', { name: 'Pflegejobs suchen' });
    await journey.fillTown(search);
    await journey.press(search.getByRole('button', { name: 'Suchen' }));
    await journey.press(cards(page).getByRole('link', { name: offer.title, exact: true }).first());
    await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();
    await journey.press(page.getByRole('button', { name: 'Jetzt bewerben' }).first());
    const form = page.getByRole('dialog', { name: `Bewerbung als ${offer.title}` });
    const message = form.getByRole('textbox', { name: 'Ihre Nachricht' });
    await expect(message).toBeVisible();
    journey.expectShortWay();

    await journey.fill(message, 'Ich kann ab Januar anfangen.');
    await journey.press(form.getByRole('checkbox'));
    await journey.press(form.getByRole('button', { name: 'Bewerbung absenden' }));
    await expect(form.getByText(/^Ihre Bewerbung wurde gesendet\./)).toBeVisible();
    journey.expectSent();
  });

  test(`AC-12 SR-14 a manager gets by keyboard alone from the home page to a message to a nurse ${SHORT}`, async ({
    page,
  }, info) => {
    await signInAs(page, demo('inhaber-premium'), '/');
    await hydrated(page);
    await expect(tasks(page)).toBeVisible();
    const journey = new Journey(page, keyboard, info);
    await journey.press(page.getByRole('banner').getByRole('link', { name: 'Pflegepersonal' }));
    const search = page.getByRole('search', { name: 'Pflegepersonal suchen' });
    await journey.fillTown(search);
    await journey.press(search.getByRole('button', { name: 'Suchen' }));
    // The home page has cards, too.
    await expect(page.getByRole('heading', { level: 1, name: /^Pflegepersonal in / })).toBeVisible();
    const nurse = cards(page).first().getByRole('link');
    const name = await nurse.innerText();
    await journey.press(nurse);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await journey.press(page.getByRole('main').getByRole('button', { name: 'Kontakt aufnehmen' }));
    const form = page.getByRole('dialog');
    const message = form.getByRole('textbox', { name: 'Ihre Nachricht' });
    await expect(message).toBeVisible();
    journey.expectShortWay();

    await journey.fill(message, 'Wir würden Sie gern kennenlernen.');
    const email = form.getByRole('textbox', { name: 'E-Mail' });
    if ((await email.inputValue()) === '') await journey.fill(email, 'inhaber-premium@demo.example');
    await journey.press(form.getByRole('checkbox'));
    await journey.press(form.getByRole('button', { name: 'Nachricht senden' }));
    await expect(form.getByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
    journey.expectSent();
  });
});

/**
 * One of the first job offers of Köln, from an employer to whom the signed-in user has not applied. Other tests apply to the
 * demo employers, and publish an offer meanwhile, which moves others down the page.
 */
async function unansweredOffer(page: Page) {
  const { accessToken } = (await (await page.request.get('/api/auth/session')).json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await page.request.get('/api-backend/user/application/', { headers });
  const { results: applications } = (await answer.json()) as OwnApplications;
  const answered = new Set(applications.map(({ company }) => company.slug));
  const { results } = await askBackend<JobOfferSearchAnswer>('/company/job-offer/search/?city_slug=köln');
  const isOnce = (title: string) => results.filter((offer) => offer.title === title).length === 1;
  const isFree = (slug: string) => !slug.startsWith('beispiel') && !answered.has(slug);
  const offer = results.slice(0, 5).find(({ title, company }) => isOnce(title) && isFree(company.slug));
  if (!offer) throw new Error('an application was sent to every employer of the first page');
  return offer;
}
