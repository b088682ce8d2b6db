import type { SlotProps } from '@care/contracts';
import { deskCaseSchema } from '@care/contracts/schemas';
import { contextOf, loadSession, type Fillings } from '@care/contracts/testing';
import { storeDraft, storedDrafts } from '@care/contracts/testing/drafts';
import { Refusal } from '@care/contracts/testing/site';
import { sample } from '@care/contracts/testing/sample';
import { expectFocus } from '@care/contracts/testing/expect-seen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfStaff } from '../testing/show-at';
import { head as deskCaseHead } from '../exposes/desk-case';

const site = siteOfStaff();
const CALL = '/api-backend/admin/case/3/';
const step = { id: 1, action: 'Antrag gestellt', note: '', actor: 'Paul Plus', created_at: '2026-11-19T10:00:00.000Z' };
const opened = sample(deskCaseSchema, {
  id: 3,
  kind: 'CLAIM',
  kind_label: 'Inhaberschaft',
  reference: 'IN-2026-0003',
  title: 'Haus Ahorn',
  badge: 'Neu',
  state: 'OPEN',
  opened_at: step.created_at,
  due_at: '2026-11-23T10:00:00.000Z',
  decisions: [{ decision: 'APPROVE', label: 'Bestätigen', hint: 'Das Konto wird Inhaber.', button: 'Bestätigen' }],
  person: 'Vera Lindner',
  history: [step],
});

const ahorn = { id: 9, name: 'Haus Ahorn II', slug: 'ahorn-ii', street: 'Ring 1', is_public: true, is_own: false };
const withForms = deskCaseSchema.parse({ ...opened, measures: ['HIDE'], similar: [ahorn] });

/** Shows the case with these changes. */
async function showCase(changes: object = {}, fillings?: Fillings) {
  site.answers[CALL] = deskCaseSchema.parse({ ...opened, ...changes });
  await showAt('/verwaltung/3', fillings);
}

/** Opens a case that the member of the staff may take. */
async function openCase(changes = {}) {
  await showCase(changes);
  return screen.findByRole('button', { name: 'Fall übernehmen' });
}

it('PP-18 a failed step keeps the focus; after a step a message about the new entry takes it; the title names the case', async () => {
  const title = () => deskCaseHead(contextOf('/verwaltung/3', { id: '3' })).title;
  expect(title()).toBe('Fall');
  site.answers[`POST ${CALL}take/`] = 500;
  const take = await openCase();
  expect(title()).toBe('Haus Ahorn, Inhaberschaft IN-2026-0003');
  expect(document.body).toHaveFocus();
  await userEvent.click(take);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
  expect(take).toHaveFocus();
  const assignee = { name: 'Paul Plus', is_self: true };
  site.answers[`POST ${CALL}take/`] = opened;
  site.answers[CALL] = { ...opened, assignee, history: [{ ...step, id: 2, action: 'Übernommen' }, step] };
  await userEvent.click(take);
  await waitFor(() => expect(take).not.toBeInTheDocument());
  await expectFocus('Im Verlauf steht ein neuer Eintrag.');
});

it('PP-18 typed reasons stay when the case is taken, and a measure that was carried out leaves an empty form', async () => {
  const assignee = { name: 'Paul Plus', is_self: true };
  const taken = { ...withForms, assignee, history: [{ ...step, id: 2, action: 'Übernommen' }, step] };
  site.answers[`POST ${CALL}take/`] = withForms;
  await openCase(withForms);
  const fields = () => screen.getAllByRole('textbox', { name: /Begründung/ });
  for (const [index, field] of fields().entries()) await userEvent.type(field, `Grund ${index}`);
  await userEvent.click(screen.getByRole('radio', { name: 'Eintrag ausblenden' }));
  site.answers[CALL] = taken;
  await userEvent.click(screen.getByRole('button', { name: 'Fall übernehmen' }));
  await screen.findByText('Im Verlauf steht ein neuer Eintrag.');
  expect(reasons()).toEqual(['Grund 0', 'Grund 1', 'Grund 2']);
  site.answers[`POST ${CALL}measure/`] = taken;
  site.answers[CALL] = { ...taken, measures: ['SHOW'] };
  await userEvent.click(screen.getByRole('button', { name: 'Eintrag ausblenden' }));
  expect(await screen.findByRole('radio', { name: 'Eintrag wieder einblenden' })).not.toBeChecked();
  expect(reasons().toSorted()).toEqual(['', 'Grund 0', 'Grund 1'].toSorted());
});

const reasons = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /Begründung/ }).map((field) => field.value);

it('PP-18 SH-09 typed reasons outlive a reload of the page and the end of the session, until they are sent', async () => {
  const typed = ['decide', 'merge', 'measure'];
  for (const action of typed) storeDraft(`desk-${action}-3`, { reason: action });
  await openCase(withForms);
  await waitFor(() => expect(reasons()).toEqual(typed));
  for (const signedIn of [false, true]) {
    site.signedIn = signedIn;
    await act(loadSession);
    expect(reasons()).toEqual(typed);
  }
  for (const [action, choice, button] of [
    ['measure', 'Eintrag ausblenden', 'Eintrag ausblenden'],
    ['merge', /^Haus Ahorn II/, 'Zusammenführen'],
    ['decide', /Bestätigen/, 'Bestätigen'],
  ] as const) {
    site.answers[`POST ${CALL}${action}/`] = withForms;
    await userEvent.click(screen.getByRole('radio', { name: choice }));
    if (action === 'merge') await userEvent.type(screen.getByLabelText(/^Ihr Passwort/), 'geheim');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(storedDrafts()).not.toHaveProperty(`desk-${action}-3`));
  }
  expect(reasons()).toEqual(['', '', '']);
});

it('PP-18 a chosen measure or provider that is not offered any more is not sent', async () => {
  storeDraft('desk-merge-3', { reason: 'Dasselbe Haus.', company: '10' });
  storeDraft('desk-measure-3', { reason: 'Geschlossen.', measure: 'SHOW' });
  const similar = [ahorn, { ...ahorn, id: 10, is_public: false }];
  await openCase({ measures: ['HIDE'], similar });
  await waitFor(() => expect(reasons()).toEqual(['', 'Dasselbe Haus.', 'Geschlossen.']));
  await userEvent.click(screen.getByRole('button', { name: 'Zusammenführen' }));
  expect(await screen.findByText('Bitte wählen Sie den Eintrag, der bleibt.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Maßnahme ausführen' }));
  expect(await screen.findByText('Bitte wählen Sie eine Maßnahme.')).toBeVisible();
  expect(site.written).toEqual([]);
});

it('PP-18 the form of a measure says who gets the reason and whose account it concerns; an answer is labelled so', async () => {
  const answer = { ...opened.decisions[0]!, decision: 'ANSWER', button: 'Antworten', text_label: 'Ihre Antwort' };
  const measures = ['WITHDRAW_REMOVAL', 'HIDE', 'SUSPEND'];
  await openCase({ measures, decisions: [answer] });
  const hints = [
    ['Vorschlag zurückziehen', 'Dieser Text steht nur im Verlauf.'],
    ['Eintrag ausblenden', /per E-Mail an den Inhaber, falls es einen gibt/],
    ['Konto von Vera Lindner sperren', /per E-Mail an die Person, der das Konto gehört/],
  ] as const;
  for (const [measure, hint] of hints) {
    await userEvent.click(screen.getByRole('radio', { name: measure }));
    expect(screen.getAllByRole('textbox', { name: /Begründung/ }).at(-1)).toHaveAccessibleDescription(hint);
  }
  expect(screen.getByRole('button', { name: 'Konto von Vera Lindner sperren' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Antworten/ }));
  expect(screen.getByRole('textbox', { name: /^Ihre Antwort/ })).toBeVisible();
});

it('RV-05 OP-100 the second person reads and corrects what those concerned get, and writes an own note for the log', async () => {
  const proposal = { name: 'Rika Prüfer', is_self: false, reason: 'Ein Name steht darin.' };
  const measures = ['AGREE_REMOVAL', 'REFUSE_REMOVAL'];
  await showCase({ state: 'SECOND_PERSON', decisions: [], measures, proposal });
  const decision = within(await screen.findByRole('region', { name: 'Entscheidung' }));
  expect(screen.queryByRole('region', { name: 'Weitere Maßnahmen' })).not.toBeInTheDocument();
  await userEvent.click(decision.getByRole('radio', { name: 'Endgültig entfernen' }));
  const told = screen.getByRole('textbox', { name: /Begründung für die Beteiligten/ });
  expect(told).toHaveValue('Ein Name steht darin.');
  expect(told).toHaveAccessibleDescription(/Per E-Mail bekommen diesen Text/);
  await userEvent.type(told, ' Im Titel.');
  const note = screen.getByRole('textbox', { name: /Ihre Anmerkung/ });
  expect(note).toHaveAccessibleDescription('Dieser Text steht nur im Verlauf.');
  await userEvent.type(note, 'Geprüft.');
  await userEvent.click(screen.getByRole('button', { name: 'Endgültig entfernen' }));
  expect(site.written).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Ihr Passwort/), 'geheim');
  site.answers[`POST ${CALL}measure/`] = { ...opened, state: 'CLOSED' };
  await userEvent.click(screen.getByRole('button', { name: 'Endgültig entfernen' }));
  await waitFor(() => expect(site.written).toHaveLength(1));
  expect(site.written[0]).toMatchObject({
    body: {
      measure: 'AGREE_REMOVAL',
      reason: 'Geprüft.',
      statement: 'Ein Name steht darin. Im Titel.',
      password: 'geheim',
    },
  });
});

it('OP-100 a passkey fills in what the password would', async () => {
  const proposal = { name: 'Rika Prüfer', is_self: false, reason: 'Ein Name steht darin.' };
  const proposed = { state: 'SECOND_PERSON', decisions: [], measures: ['AGREE_REMOVAL', 'REFUSE_REMOVAL'], proposal };
  const Passkey = ({ onConfirmed }: SlotProps['account.confirm-by-passkey']) => (
    <button type="button" onClick={() => onConfirmed('Beleg')}>
      Passkey
    </button>
  );
  await showCase(proposed, { 'account.confirm-by-passkey': Passkey });
  const decision = within(await screen.findByRole('region', { name: 'Entscheidung' }));
  await userEvent.click(decision.getByRole('radio', { name: 'Endgültig entfernen' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Ihre Anmerkung/ }), 'Geprüft.');
  await userEvent.click(await screen.findByRole('button', { name: 'Passkey' }));
  site.answers[`POST ${CALL}measure/`] = { ...opened, state: 'CLOSED' };
  await userEvent.click(screen.getByRole('button', { name: 'Endgültig entfernen' }));
  await waitFor(() => expect(site.written).toMatchObject([{ body: { measure: 'AGREE_REMOVAL', password: 'Beleg' } }]));
});

/** Decides with a reason; the call has this answer, and the case is `later` afterwards. */
async function decide(answer: Refusal | number, later: typeof opened) {
  await openCase();
  await userEvent.type(screen.getByRole('textbox', { name: /Begründung/ }), 'Passt. ');
  await userEvent.click(screen.getByRole('radio', { name: /Bestätigen/ }));
  site.answers[`POST ${CALL}decide/`] = answer;
  site.answers[CALL] = later;
  await userEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
  await screen.findByText('Dieser Fall ist entschieden.');
}

it('PP-18 a reason of a decision that came too late is shown as text, to be copied', async () => {
  const tooLate = new Refusal(409, { detail: 'Dieser Fall ist schon entschieden.' });
  await decide(tooLate, { ...opened, decisions: [] });
  expect(screen.getByText('Ihre Begründung wurde nicht gespeichert.')).toBeVisible();
  expect(screen.getByText('Passt.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Begründung/ })).not.toBeInTheDocument();
});

it('PP-18 if the answer to a decision is lost, its reason is shown in the history only', async () => {
  const decided = { ...step, id: 2, action: 'Bestätigt', note: 'Passt.' };
  await decide(500, { ...opened, decisions: [], history: [decided, step] });
  expect(screen.getByText('Passt.')).toBeVisible();
  expect(screen.queryByText('Ihre Begründung wurde nicht gespeichert.')).not.toBeInTheDocument();
});

const OWN_CASE = 'Über einen eigenen Fall entscheidet jemand anderes.';
const own = { is_own: true, decisions: [] };

it('PP-18 STAFF that takes part in a case sees a sentence instead of its forms; likely duplicates stay', async () => {
  const similar = [{ ...ahorn, is_own: true }];
  await showCase({ ...own, history: [], similar });
  expect(await screen.findByText(OWN_CASE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Haus Ahorn II' })).toBeVisible();
  expect(screen.getByText('An diesem Eintrag sind Sie selbst beteiligt.')).toBeVisible();
  expect(screen.queryByText('Dieser Fall ist entschieden.')).not.toBeInTheDocument();
  for (const role of ['radio', 'textbox', 'button']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
  expect(screen.getByText(/^Sie sind an diesem Fall beteiligt: .* Angaben, Nachweise und Schritte/)).toBeVisible();
  // Nor are there headings of facts, evidence and steps.
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Entscheidung',
    'Mögliche Duplikate',
  ]);
});

const proposal = { name: 'Paul Plus', is_self: true, reason: 'Geschlossen.' };
it.each([
  ['CLOSED', 'Dieser Fall ist entschieden.', null],
  ['SECOND_PERSON', 'Wartet auf eine zweite Person.', proposal],
])('PP-18 an own case in the state %s also says "%s"', async (state, text, proposal) => {
  await showCase({ ...own, state, proposal });
  expect(await screen.findByText(OWN_CASE)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Mögliche Duplikate' })).not.toBeInTheDocument();
  expect(screen.getByText(text)).toBeVisible();
});

it('PK-08 a decision that takes an appointment asks for day and time, and shows the errors of the server at them', async () => {
  const [plain] = opened.decisions;
  const visit = { decision: 'CONFIRM', label: 'Termin bestätigt', hint: 'Mit Tag.', button: 'Termin bestätigen' };
  await openCase({ decisions: [plain, { ...visit, takes_appointment: true }] });
  await userEvent.type(screen.getByRole('textbox', { name: /Begründung/ }), 'Bis bald.');
  await userEvent.click(screen.getByRole('radio', { name: /^Bestätigen/ }));
  expect(screen.queryByLabelText(/^Tag/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Termin bestätigen/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Termin bestätigen' }));
  const banner = await screen.findByRole('alert');
  await waitFor(() => expect(banner).toHaveFocus());
  expect(within(banner).getAllByRole('link')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText(/^Tag/), { target: { value: '2099-12-10' } });
  fireEvent.change(screen.getByLabelText(/^Uhrzeit/), { target: { value: '10:30' } });
  site.answers[`POST ${CALL}decide/`] = new Refusal(422, {
    details: { 'appointment.day': 'Das ist kein Wunschtermin.' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Termin bestätigen' }));
  await waitFor(() => expect(screen.getByLabelText(/^Tag/)).toHaveAccessibleDescription(/Das ist kein Wunschtermin\./));
  const appointment = { day: '2099-12-10', time: '10:30' };
  expect(site.written.map(({ body }) => body)).toEqual([{ decision: 'CONFIRM', reason: 'Bis bald.', appointment }]);
});

it('PP-18 shows the decision and its reason after it was made', async () => {
  await openCase();
  const decided = { ...step, id: 2, action: 'Bestätigt', note: 'Vertrag' };
  const closed = { ...opened, state: 'CLOSED' as const, badge: 'Bestätigt', decisions: [], history: [decided, step] };
  site.answers[`POST ${CALL}decide/`] = closed;
  await userEvent.click(screen.getByRole('radio', { name: /Bestätigen/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Begründung/ }), 'Vertrag');
  site.answers[CALL] = closed;
  await userEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
  const section = screen.getByRole('region', { name: 'Entscheidung' });
  expect(await within(section).findByText('Dieser Fall ist entschieden.')).toBeVisible();
  expect(within(section).getByText('Bestätigt')).toBeVisible();
  expect(within(section).getByText('Vertrag')).toBeVisible();
});
