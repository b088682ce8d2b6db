import { storeDraft } from '@care/contracts/testing/drafts';
import { Refusal, paul } from '@care/contracts/testing/site';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RatingListItem, RatingQuestion } from '@care/contracts/schemas';
import { notFound, ok } from '@care/contracts';
import { testStore } from '@care/contracts/testing';
import { showInNewTab, siteOfTests, kim, ownRating, providerAnswers, showAt } from '../testing/show-pages';
import { load } from '../exposes/report-rating';
import { rating } from '../testing/ratings';

const CHECK = 'POST /api-backend/rating/invite/check/';
const START = 'POST /api-backend/rating/invite/start/';
const CREATE = 'POST /api-backend/rating/';
const FORM = '/pflegeanbieter/bewertung-abgeben/7?einladung=geheim';
const company = { id: 7, name: 'Lindenhof', slug: 'lindenhof', street: 'Gartenweg 2, 50733 Köln, Deutschland' };
const valid = { company, valid_until: '2026-12-20T10:00:00.000Z' };
const NOTE = 'Ihre Bewertung bekommt später das Zeichen „Kontakt nachgewiesen“.';
const site = siteOfTests();
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('PK-08 the link of an invitation: says who asks, until when, and what the mark means; a visitor can write without the mark, too', async () => {
  site.answers[CHECK] = valid;
  await showAt('/einladung?key=geheim');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Erfahrung mit Lindenhof' })).toBeVisible();
  expect(screen.getByText(/bis zum 20\. Dezember 2026/)).toBeVisible();
  expect(screen.getByText(/Sie brauchen ein Konto/)).toBeVisible();
  expect(target('Bewertung schreiben')).toBe(FORM);
  expect(target('Ohne dieses Zeichen bewerten')).toBe('/pflegeanbieter/bewertung-abgeben/7');
  expect(site.written.at(-1)).toEqual({ path: CHECK, body: { key: 'geheim' } });
});

it('PK-08 the link of an invitation: a used or expired one says so and offers to write without it', async () => {
  site.answers[CHECK] = new Refusal(410, { message: 'Diese Einladung gilt nicht mehr.', company });
  await showAt('/einladung?key=geheim');
  expect(await screen.findByRole('heading', { level: 1, name: 'Die Einladung gilt nicht mehr' })).toBeVisible();
  expect(target('Bewertung ohne Einladung schreiben')).toBe('/pflegeanbieter/bewertung-abgeben/7');
});

it('PK-08 the link of an invitation: an unknown or incomplete one says so', async () => {
  const { goTo } = await showAt('/einladung?key=unbekannt');
  for (const query of ['', '?key=']) {
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Einladung gibt es nicht' })).toBeVisible();
    await goTo(`/einladung${query}`);
  }
  expect(await screen.findByRole('heading', { level: 1, name: 'Diese Einladung gibt es nicht' })).toBeVisible();
});

describe('a rating on invitation', () => {
  beforeEach(() => {
    Object.assign(site, { signedIn: true, user: kim, answers: providerAnswers() });
    site.answers[START] = valid;
  });

  const press = () => userEvent.click(screen.getByRole('button', { name: 'Bewertung abgeben' }));
  const sent = () => site.written.filter(({ path }) => path === CREATE).map(({ body }) => body);

  it('PK-08 SH-09 a visitor signs in first; the key comes back', async () => {
    site.signedIn = false;
    const { addressNow } = await showAt(FORM);
    await waitFor(() => expect(addressNow()).toBe(`/login?callbackUrl=${encodeURIComponent(FORM)}`));
  });

  it('PK-08 the form says what the invitation means and sends its key; if it ends meanwhile, the next try goes without it', async () => {
    const lost = 'Die Einladung gilt nicht mehr. Sie können die Bewertung ohne sie abgeben.';
    site.answers[CREATE] = new Refusal(422, { details: { invite: lost } });
    const stars = { housing: 4, food: 4, reliability: 4, friendliness: 4, competence: 4, activities: 4 };
    storeDraft('rating:7', { category: 'VISITOR', review_summary: 'Gut', is_anonymous: true, ...stars });
    const { addressNow } = await showAt(FORM);
    expect(await screen.findByText(NOTE)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Zusammenfassung/ })).toHaveValue('Gut'));
    await press();
    expect(await screen.findByText(lost)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.queryByText(NOTE)).toBeNull();
    site.answers[CREATE] = { id: 31, status: 'PUBLISHED' };
    await press();
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-added'));
    expect(sent()).toEqual([
      expect.objectContaining({ company: 7, invite: 'geheim' }),
      expect.not.objectContaining({ invite: expect.anything() as unknown }),
    ]);
  });

  const used = 'Mit dieser Einladung wurde schon eine Bewertung geschrieben.';
  it.each([
    ['was used', new Refusal(410, { message: used, company }), new RegExp(used)],
    ['is of another provider', { ...valid, company: { ...company, id: 8 } }, /Sie gehört zu einer anderen Einrichtung/],
  ])('PK-08 an invitation that %s leaves the normal form', async (_why, answer, text) => {
    site.answers[START] = answer;
    await showAt(FORM);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole('combobox', { name: /Ich bewerte als/ })).toBeVisible();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('PK-08 RV-03 who has rated before edits, and the invitation stays unused', async () => {
    Object.assign(site.answers, providerAnswers({ has_rated: true }));
    site.answers['/api-backend/rating/mine/?company=7'] = ownRating();
    await showAt(FORM);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bewertung bearbeiten' })).toBeVisible();
    expect(screen.getByText('Die Einladung wird nicht benutzt.')).toBeVisible();
    expect(site.written).toEqual([]);
  });
});

const PATH = '/pflegeanbieter/bewertung/9/nachweis';
const QUESTION = '/api-backend/rating/9/question/';
const ANSWER = 'POST /api-backend/rating/9/answer/';

const question: RatingQuestion = {
  rating: 9,
  company: { name: 'Lindenhof', slug: 'lindenhof' },
  review_summary: 'Nie wieder',
  reference: 'BW-2026-0007',
  question: 'Wann waren Sie dort?',
  answer_until: '2026-12-11T10:00:00.000Z',
  answer: '',
  answered_at: null,
  is_open: true,
  documents: [{ id: 1, file_name: 'Rechnung.pdf', bytes: 1000 }],
};

async function show(change: Partial<RatingQuestion> = {}): Promise<void> {
  site.signedIn = true;
  site.answers[QUESTION] = { ...question, ...change };
  await showInNewTab(PATH);
  await screen.findByText('Wann waren Sie dort?');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Antwort absenden' }));

it('RV-05 the page on which the author of a hidden rating answers the desk: sends a visitor to the sign-in and back', async () => {
  const { router } = await showInNewTab(PATH);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe(`?callbackUrl=${encodeURIComponent(PATH)}`);
});

it('RV-05 the page on which the author of a hidden rating answers the desk: shows question, deadline and proofs; keeps a refused answer, sends it once, and says that it has arrived', async () => {
  await show();
  expect(screen.getByText(/^Bitte antworten Sie bis zum 11\. ?(12\.|Dezember|Dez\.) ?2026\.$/)).toBeVisible();
  expect(screen.getByText('Rechnung.pdf')).toBeVisible();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
  expect(site.written).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Ihre Antwort/), 'Im Mai.');
  site.answers[ANSWER] = new Refusal(409, { message: 'Sie haben schon geantwortet.' });
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Sie haben schon geantwortet.'));
  expect(screen.getByLabelText(/^Ihre Antwort/)).toHaveValue('Im Mai.');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  const answered = { ...question, answer: 'Im Mai.', answered_at: '2026-11-28T10:00:00.000Z', is_open: false };
  site.answers[ANSWER] = answered;
  site.answers[QUESTION] = answered;
  await send();
  expect(await screen.findByText('Vielen Dank. Ihre Antwort ist bei unserer Prüfstelle.')).toBeVisible();
  expect(site.written.at(-1)).toEqual({ path: ANSWER, body: { answer: 'Im Mai.' } });
  expect(screen.queryByRole('button', { name: 'Antwort absenden' })).toBeNull();
  expect(screen.getByText('Im Mai.')).toBeVisible();
});

it('RV-05 the page on which the author of a hidden rating answers the desk: says so when the case is decided, and when there is no question for this person', async () => {
  await show({ is_open: false });
  expect(screen.getByText(/^Dieser Fall ist entschieden/)).toBeVisible();
  site.answers[QUESTION] = 404;
  await showInNewTab(PATH);
  expect(await screen.findByText('Zu dieser Bewertung gibt es keine Rückfrage an Sie')).toBeVisible();
});

describe('the page for reporting a rating', () => {
  const PATH = '/pflegeanbieter/bewertung/9/melden';
  const SEND = 'POST /api-backend/rating/report/';
  const REASONS = [
    'Rassistischer oder diskriminierender Inhalt',
    'Enthält Namen von Personen',
    'Falsche Behauptungen',
    'Verletzende Sprache',
    'Unangemessene Ausdrucksweise',
  ];

  const typed = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Meldung absenden' }));

  async function show(change: Partial<RatingListItem> = {}) {
    site.answers['/api-backend/rating/9/'] = rating(9, change);
    const shown = await showInNewTab(PATH);
    await screen.findByRole('heading', { level: 1, name: 'Bewertung melden' });
    return shown;
  }

  async function fill() {
    await userEvent.click(await screen.findByRole('radio', { name: 'Enthält Namen von Personen' }));
    await typed(/^Überschrift/, ' Ein Name ');
    await typed(/^Was ist nicht in Ordnung/, 'Im Satz 2.');
    await userEvent.click(screen.getByRole('checkbox', { name: /Ich versichere/ }));
  }

  it('RV-05 SH-21 shows the rating and five reasons; sends a complete report of an account and shows reportSent', async () => {
    site.signedIn = true;
    await show();
    const shown = within(await screen.findByRole('region', { name: 'Diese Bewertung melden Sie' }));
    expect(shown.getByRole('heading', { name: 'Erfahrung 9' })).toBeVisible();
    expect(shown.queryByRole('link', { name: 'Bewertung melden' })).toBeNull();
    expect((await screen.findAllByRole('radio')).map((one) => one.closest('label')?.textContent)).toEqual(REASONS);
    expect(screen.queryByLabelText(/^Ihre E-Mail-Adresse/)).toBeNull();
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining('Grund'),
      expect.stringContaining('Überschrift'),
      expect.stringContaining('Was ist nicht in Ordnung?'),
      expect.stringMatching(/^Bestätigung: /),
    ]);
    expect(site.written).toEqual([]);
    await fill();
    site.answers[SEND] = new Refusal(422, { details: { title: 'Zu lang.' } });
    await send();
    await waitFor(() => expect(screen.getByLabelText(/^Überschrift/)).toHaveAccessibleDescription(/Zu lang\./));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    site.answers[SEND] = 503;
    await send();
    await waitFor(() => expect(site.written).toHaveLength(2));
    expect(site.keys[0]).toMatch(/^\S{20,}$/);
    expect(site.keys[1]).toBe(site.keys[0]);
    const author = 'Sie können eine Bewertung nur einmal melden';
    site.answers[SEND] = new Refusal(409, { details: { author } });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(author));
    expect(screen.getByLabelText(/^Was ist nicht in Ordnung/)).toHaveValue('Im Satz 2.');
    site.answers[SEND] = { reference: 'BW-2026-0007', status: 'RECEIVED' };
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await send();
    expect(await screen.findByText(/^Vielen Dank für Ihre Meldung\. Wir haben den Eingang bestätigt/)).toBeVisible();
    expect(screen.getByText('Aktenzeichen BW-2026-0007')).toBeVisible();
    const content = { reason: 'names', title: 'Ein Name', description: 'Im Satz 2.', good_faith: true };
    expect(site.written.at(-1)).toEqual({ path: SEND, body: { author: paul.pk, rating: 9, ...content } });
    await expectLink('Zum Profil von Lindenhof', '/pflegeanbieter/profiles/lindenhof#ratings');
  });

  it('RV-05 asks visitors for name and e-mail', async () => {
    site.answers[SEND] = { reference: 'BW-2026-0007', status: 'RECEIVED' };
    await show();
    await fill();
    await typed(/^Ihre E-Mail-Adresse/, 'keine Adresse');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ihr Name');
    await typed(/^Ihr Name/, 'Nora Neu');
    await userEvent.clear(screen.getByLabelText(/^Ihre E-Mail-Adresse/));
    await typed(/^Ihre E-Mail-Adresse/, 'nora@beispiel.example');
    await send();
    expect(await screen.findByText('Aktenzeichen BW-2026-0007')).toBeVisible();
    expect(site.written).toMatchObject([{ body: { name: 'Nora Neu', email: 'nora@beispiel.example' } }]);
  });

  it('RV-05 offers no form for an own rating', async () => {
    site.signedIn = true;
    await show({ author: 4 });
    expect(await screen.findByText('Eigene Bewertungen können Sie nicht melden.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Meldung absenden' })).toBeNull();
  });

  it('RV-05 a rating that is not public is not found', async () => {
    site.answers['/api-backend/rating/9/'] = rating(9);
    const url = new URL(`https://site.invalid${PATH}`);
    const loaded = (ratingId: string) => load({ store: testStore(), params: { ratingId }, url });
    expect([await loaded('9'), await loaded('8'), await loaded('x')]).toEqual([ok, notFound, notFound]);
  });
});
