import { berlinDay } from '@care/contracts';
import type { CompanyPage, SupportRequest } from '@care/contracts/schemas';
import { dayAfter } from '@care/contracts/support-requests';
import { contextOf, loadSession, show } from '@care/contracts/testing';
import { paul, Refusal, siteOfTests } from '@care/contracts/testing/site';
import { expectFocus } from '@care/contracts/testing/expect-seen';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as support from '../exposes/company-support';
import { premiumHouse, questionOf, visitOf } from '../testing/support';

const AT = '/profile/company/unterstuetzung';
const LIST = '/api-backend/company/7/support-request/';
const SEND = `POST ${LIST}`;
const site = siteOfTests();
const Page = support.default;

beforeEach(() => {
  sessionStorage.clear();
  site.signedIn = true;
  site.user = { ...paul, backend_permission_group_name: 'PREMIUM_TIER' };
});

const listOf = (requests: SupportRequest[]) => ({ count: requests.length, results: requests });
/** Shows the page of a provider with these requests. */
async function showPage(requests: SupportRequest[] = [], company: Partial<CompanyPage> = {}) {
  site.answers['/api-backend/company/by-slug/lindenhof/'] = { ...premiumHouse, ...company };
  site.answers[LIST] = listOf(requests);
  await loadSession();
  return show(<Page {...contextOf(AT)} />, { at: AT });
}
const sendButton = () => screen.findByRole('button', { name: 'Anfrage senden' });
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const inDays = (days: number) => dayAfter(berlinDay(new Date()), days);
async function fillQuestion() {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Thema/ }), 'Stellenangebote');
  await userEvent.type(box(/^Ihr Anliegen/), 'Wie geht es');
}
const chooseVisit = () => userEvent.click(screen.getByRole('radio', { name: /^Besuch vor Ort vereinbaren/ }));
async function fillWishes(...days: number[]) {
  for (const [index, day] of days.entries()) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${index + 1}\\. Tag\\b`)), { target: { value: inDays(day) } });
    const half = screen.getByRole('group', { name: new RegExp(`^${index + 1}\\. Tageszeit`) });
    await userEvent.click(within(half).getByRole('radio', { name: 'vormittags' }));
  }
}
/** What the box with the errors lists, once it has the focus. */
async function errors() {
  const banner = await screen.findByRole('alert');
  await waitFor(() => expect(banner).toHaveFocus());
  return within(banner)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

it('PK-08 the page of questions and visits: sends a question once it is complete, says the reference and what happens next', async () => {
  site.answers[SEND] = new Refusal(403, { code: 'permission_denied', message: 'Ihr Profil ist nicht öffentlich.' });
  await showPage();
  expect(await screen.findByText('Sie haben noch nichts angefragt.')).toBeVisible();
  await userEvent.click(await sendButton());
  expect(await errors()).toEqual([expect.stringMatching(/^Thema/), expect.stringMatching(/^Ihr Anliegen/)]);
  expect(screen.getByText(`An ${paul.email}`)).toBeVisible();
  await fillQuestion();
  expect(screen.getByText(/^11 (von|\/) 2\.000/)).toBeVisible();
  expect(site.written).toEqual([]);
  await userEvent.click(await sendButton());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ihr Profil ist nicht öffentlich.'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  site.answers[SEND] = questionOf();
  site.answers[LIST] = listOf([questionOf()]);
  await userEvent.click(await sendButton());
  await expectFocus('Ihre Anfrage ist bei uns.');
  expect(screen.getByText('FR-2026-0003')).toBeVisible();
  expect(screen.getByText(/^Unser Team antwortet innerhalb von zwei Arbeitstagen\./)).toBeVisible();
  const question = { kind: 'QUESTION', subject: 'JOB_OFFERS', text: 'Wie geht es', answer_by: 'EMAIL' };
  expect(site.written.at(-1)).toEqual({ path: SEND, body: question });
  expect(await screen.findByRole('heading', { name: 'Frage an unser Team: Stellenangebote' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Weitere Anfrage stellen' }));
  await sendButton();
  expect(box(/^Ihr Anliegen/)).toHaveValue('');
});

it('PK-08 SH-21 the page of questions and visits: sends a visit with address, three times and phone number; a draft survives faults and a reload with its key', async () => {
  site.answers[SEND] = new Refusal(422, { details: { 'wishes.1.day': 'Bitte wählen Sie einen anderen Tag.' } });
  await showPage();
  await sendButton();
  await chooseVisit();
  expect(box(/^Adresse für den Besuch/)).toHaveValue(premiumHouse.street);
  expect(box(/^Ansprechperson/)).toHaveValue('Paul Plus');
  const day = screen.getByLabelText(/^1\. Tag\b/);
  expect([day.getAttribute('type'), day.getAttribute('min'), day.getAttribute('max')]).toEqual([
    'date',
    inDays(1),
    inDays(90),
  ]);
  await fillQuestion();
  await fillWishes(3, 3);
  await userEvent.clear(box(/^Ansprechperson/));
  await userEvent.click(await sendButton());
  expect(await errors()).toEqual([
    expect.stringMatching(/^Ansprechperson vor Ort/),
    '2. Tag: Diesen Termin haben Sie schon genannt.',
    expect.stringMatching(/^3\. Tag/),
    '3. Tageszeit: Bitte wählen Sie eine Tageszeit.',
  ]);
  expect(site.written).toEqual([]);
  await userEvent.type(box(/^Ansprechperson/), 'Paul Plus');
  await fillWishes(1, 2, 90);
  await userEvent.click(screen.getByRole('radio', { name: 'Telefonisch' }));
  expect(box(/^Telefonnummer/)).toHaveValue('0221 5550100');
  await userEvent.click(await sendButton());
  const second = screen.getByLabelText(/^2\. Tag\b/);
  await waitFor(() => expect(second).toHaveAccessibleDescription(/Bitte wählen Sie einen anderen Tag\./));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  site.answers[SEND] = 503;
  await userEvent.click(await sendButton());
  await waitFor(() => expect(site.keys).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  cleanup();
  await showPage();
  await sendButton();
  await waitFor(() => expect(screen.getByLabelText(/^3\. Tag\b/)).toHaveValue(inDays(90)));
  expect(box(/^Ihr Anliegen/)).toHaveValue('Wie geht es');
  site.answers[SEND] = visitOf();
  await userEvent.click(await sendButton());
  expect(await screen.findByText(/^Innerhalb von zwei Arbeitstagen bestätigt unser Team einen/)).toBeVisible();
  expect(site.written.at(-1)?.body).toEqual({
    ...{ kind: 'VISIT', subject: 'JOB_OFFERS', text: 'Wie geht es', answer_by: 'PHONE' },
    ...{ phone: '0221 5550100', contact: 'Paul Plus', address: premiumHouse.street },
    wishes: [1, 2, 90].map((days) => ({ day: inDays(days), time: 'MORNING' })),
  });
  expect(new Set(site.keys).size).toBe(1);
});

it.each(['FREE_TIER', 'PLUS_TIER'] as const)(
  'PK-08 PK-05 PP-20 says with the package %s what Premium includes',
  async (subscription) => {
    await showPage([], { subscription });
    expect(
      await screen.findByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar'),
    ).toBeVisible();
    expect(await screen.findByText(/^Mit Premium beantwortet unser Team/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
    expect(screen.queryByRole('button', { name: 'Anfrage senden' })).toBeNull();
    await waitFor(() => expect(site.requests).toContain(`GET ${LIST}`));
    expect(screen.queryByRole('heading', { name: 'Ihre Anfragen' })).toBeNull();
  },
);

it('PK-08 the page of questions and visits: own requests stay readable after the package has ended', async () => {
  const answered = { state: 'ANSWERED', answer: 'So geht es.', answered_at: '2026-11-23T10:00:00.000Z' } as const;
  await showPage([questionOf(answered)], { subscription: 'FREE_TIER' });
  expect(await screen.findByText('So geht es.')).toBeVisible();
  expect(screen.getByText('Beantwortet')).toBeVisible();
  expect(screen.getByText(/^Ihr Paket Premium ist beendet\./)).toBeVisible();
});

it('PK-08 the page of questions and visits: somebody without a provider reads for whom the page is', async () => {
  site.user = { ...paul, company: null };
  await showPage();
  expect(await screen.findByText('Diese Seite ist für Inhaberinnen und Inhaber einer Einrichtung.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Einrichtung registrieren' })).toBeVisible();
  expect(site.requests).not.toContain(`GET ${LIST}`);
});

const appointment = { day: '2099-12-10', time: '10:30' };
async function agree(title: string, action: string) {
  const question = within(await screen.findByRole('dialog', { name: title }));
  expect(site.written).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: action }));
}

it('PK-08 the steps of a visit: a request that is not confirmed is withdrawn after a question', async () => {
  await showPage([visitOf()]);
  site.answers['POST /api-backend/company/support-request/4/cancel/'] = visitOf({ state: 'CANCELED' });
  await userEvent.click(await screen.findByRole('button', { name: 'Anfrage zurückziehen: VB-2026-0004' }));
  site.answers[LIST] = listOf([visitOf({ state: 'CANCELED' })]);
  await agree('Möchten Sie die Anfrage zurückziehen?', 'Anfrage zurückziehen');
  expect(await screen.findByText('Die Anfrage VB-2026-0004 ist zurückgezogen.')).toBeVisible();
  expect(await screen.findByText('Storniert')).toBeVisible();
  expect(screen.queryByRole('button', { name: /zurückziehen/ })).toBeNull();
});

it('PK-08 the steps of a visit: a confirmed visit shows its time and is canceled after a question that says what is lost', async () => {
  await showPage([visitOf({ state: 'CONFIRMED', appointment })]);
  expect(await screen.findByText('10. Dezember 2099, 10:30 Uhr')).toBeVisible();
  site.answers['POST /api-backend/company/support-request/4/cancel/'] = new Refusal(409, {
    message: 'Dieser Termin ist vorbei.',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Termin stornieren: VB-2026-0004' }));
  expect(await screen.findByText(/kommt dann am 10\. Dezember 2099, 10:30 Uhr nicht zu Ihnen/)).toBeVisible();
  await agree('Möchten Sie den Termin stornieren?', 'Termin stornieren');
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('Der Termin VB-2026-0004 ist nicht storniert und gilt weiter.');
  expect(message).toHaveTextContent('Dieser Termin ist vorbei.');
});

it('PK-08 the steps of a visit: a proposed time is accepted as it was read', async () => {
  await showPage([
    visitOf({ state: 'PROPOSED', appointment, answer: 'Passt das?', answered_at: questionOf().created_at }),
  ]);
  expect(await screen.findByText('Vorgeschlagener Termin')).toBeVisible();
  expect(screen.getByText('Passt das?')).toBeVisible();
  site.answers['POST /api-backend/company/support-request/4/accept/'] = visitOf({ state: 'CONFIRMED', appointment });
  site.answers[LIST] = listOf([visitOf({ state: 'CONFIRMED', appointment })]);
  await userEvent.click(screen.getByRole('button', { name: 'Termin annehmen: VB-2026-0004' }));
  expect(await screen.findByText('Der Termin VB-2026-0004 ist bestätigt.')).toBeVisible();
  expect(site.written).toEqual([{ path: 'POST /api-backend/company/support-request/4/accept/', body: appointment }]);
});

it('PK-08 the steps of a visit: a time that has passed can be neither accepted nor canceled', async () => {
  const past = { day: '2020-01-02', time: '10:30' };
  await showPage([
    visitOf({ state: 'CONFIRMED', appointment: past }),
    visitOf({ id: 5, reference: 'VB-2026-0005', state: 'PROPOSED', appointment: past }),
  ]);
  await screen.findByRole('heading', { name: 'Ihre Anfragen' });
  const steps = within(screen.getByRole('region', { name: 'Ihre Anfragen' })).getAllByRole('button');
  expect(steps.map((step) => step.getAttribute('aria-label'))).toEqual(['Anfrage zurückziehen: VB-2026-0005']);
});
