import { configureApi } from '@care/contracts';
import { ownershipClaimSchema, ownershipStateSchema } from '@care/contracts/schemas';
import type { OwnershipClaim, OwnershipState } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';
import { paul, Refusal } from '@care/contracts/testing/site';
import { expectFocus } from '@care/contracts/testing/expect-seen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const PATH = '/verifizierung-inhaberschaft/8';
const CALL = '/api-backend/company/8/ownership/';
const company = { id: 8, slug: 'ahorn', name: 'Haus Ahorn' };

const claim = sample(ownershipClaimSchema, {
  id: 3,
  reference: 'IN-2026-0003',
  company,
  role: 'Leitung',
  method: 'EMAIL',
  status: 'PENDING_PROOF',
  is_confirmed: true,
  masked_target: 'i•••@ahorn.example',
  code: { expires_at: '2036-11-19T10:15:00.000Z', tries_left: 5 },
  created_at: '2026-11-19T10:00:00.000Z',
  expires_at: '2026-12-19T10:00:00.000Z',
});
/** A claim with a document that the desk reviews. */
const pending = { method: 'DOCUMENT', status: 'PENDING_REVIEW', masked_target: null, code: null } as const;
const state = sample(ownershipStateSchema, {
  company: { ...company, street: 'Ahornweg 1, 50733 Köln, Deutschland', services: ['Betreutes Wohnen'] },
  owner_state: 'NONE',
  masked_target: 'i•••@ahorn.example',
});
async function show(change: Partial<OwnershipState>, path = PATH): Promise<void> {
  site.answers[CALL] = { ...state, ...change };
  await showAt(path);
  await screen.findByText('Ahornweg 1, 50733 Köln, Deutschland');
}
const withClaim = (change: Partial<OwnershipClaim>, path?: string) => show({ claim: { ...claim, ...change } }, path);

beforeEach(() => {
  site.signedIn = true;
  site.user = { ...paul, company: null };
});

it('PP-18 sends nothing without the tick', async () => {
  await show({});
  await userEvent.click(screen.getByRole('button', { name: 'Code senden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Diese Zustimmung ist erforderlich.');
  expect(site.written).toEqual([]);
});

it('AC-20 PP-18 a claim in review says that nobody gets an answer before the address is confirmed', async () => {
  site.user = { ...paul, company: null, email_verified: false };
  await withClaim(pending);
  expect(screen.getByText(/bestätigen Sie Ihre E-Mail-Adresse.* 30 Tage/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bestätigungs-E-Mail erneut senden' })).toBeVisible();
  expect(screen.queryByText(/^Wir schreiben Ihnen an/)).toBeNull();
});

it.each(['PENDING_REVIEW', 'DISPUTED'] as const)(
  'PP-18 a claim that waits for the desk or the present owner (%s) is in review: no new claim, no editing',
  async (status) => {
    await show({ is_in_review: true, claim: { ...claim, ...pending, status } });
    expect(screen.getByText(/^Ihr Antrag wird geprüft/)).toBeVisible();
    expect(screen.getByText('IN-2026-0003')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/vorbereiten|bearbeiten/)).toBeNull();
  },
);

it('PP-18 without an address on file offers the document only', async () => {
  await show({ masked_target: null, is_in_review: true });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByText(/^Für neu registrierte Einrichtungen entscheidet immer/)).toBeVisible();
});

it.each<[string, Partial<OwnershipState>, string]>([
  ['taken', { owner_state: 'TAKEN' }, 'Für diese Einrichtung ist bereits eine Inhaberschaft bestätigt.'],
  ['wanted by another person', { has_other_claim: true }, 'Eine andere Person hat für diese Einrichtung schon'],
  ['one more', { other_company: { ...company, name: 'Haus Birke' } }, 'Sie bereits „Haus Birke“.'],
  ['the own', { owner_state: 'OWN' }, 'Ihre Inhaberschaft ist bestätigt.'],
])('PP-18 says that a provider is %s', async (_how, change, text) => {
  await show(change);
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});

it.each<[string, Partial<OwnershipClaim>, string]>([
  ['refused', { status: 'REJECTED', reason: 'Falsch.' }, 'Wir konnten Ihre Inhaberschaft nicht bestätigen: Falsch.'],
  ['expired', { status: 'EXPIRED' }, 'Ihr Antrag ist abgelaufen'],
  ['withdrawn', { status: 'WITHDRAWN' }, 'Sie haben Ihren Antrag zurückgezogen.'],
  ['only registered', { is_confirmed: false, method: 'DOCUMENT', code: null }, 'Womit möchten Sie es nachweisen?'],
])('PP-18 a claim that is %s can be made anew', async (_how, change, text) => {
  await withClaim(change);
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('PP-18 says until when the code is valid, in the time of Berlin', async () => {
  await withClaim({});
  expect(screen.getByText(/Er gilt 15 Minuten, bis 11:15 Uhr\./)).toBeVisible();
});

it('PP-18 the last wrong try makes a code void: the notice takes the focus and offers a new one', async () => {
  await withClaim({});
  site.answers['POST /api-backend/company/ownership/3/confirm/'] = new Refusal(422, { details: { code: 'Falsch.' } });
  site.answers[CALL] = { ...state, claim: { ...claim, code: { ...claim.code!, tries_left: 0 } } };
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
  await expectFocus('Dieser Code gilt nicht mehr.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Neuen Code senden' })).toBeVisible();
});

it('PP-18 the address can ask for a document instead of the code', async () => {
  await withClaim({}, `${PATH}?nachweis=dokument`);
  expect(screen.getByLabelText(/^Dokument/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('PP-18 a question of the desk can be answered in words or by a document', async () => {
  await withClaim({ ...pending, question: 'Seit wann leiten Sie das Haus?' });
  expect(screen.getByText('Seit wann leiten Sie das Haus?')).toBeVisible();
  expect(screen.getByLabelText(/^Dokument/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Ihre Antwort/ }), 'Seit Mai.');
  site.answers['POST /api-backend/company/ownership/3/reply/'] = claim;
  site.answers[CALL] = { ...state, claim: { ...claim, ...pending, answer: 'Seit Mai.' } };
  await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
  await expectFocus('Ihre Antwort ist angekommen.');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByText('Seit Mai.')).toBeVisible();
  expect(site.written.at(-1)?.body).toEqual({ text: 'Seit Mai.' });
});

it('PP-18 the form for one more document takes the focus; an accepted file is a message', async () => {
  await withClaim(pending);
  const nodeFetch = globalThis.fetch;
  configureApi({
    fetch: (...call) =>
      (call[0] as string).endsWith('/document/') ? Promise.resolve(Response.json({})) : nodeFetch(...call),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Dokument ergänzen' }));
  const field = screen.getByLabelText(/^Dokument/);
  expect(field).toHaveFocus();
  await userEvent.upload(field, new File(['%PDF'], 'vertrag.pdf', { type: 'application/pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zur Prüfung senden' }));
  await expectFocus('Ihr Dokument ist angekommen.');
});

it('PP-18 a claim is withdrawn after a question, and a new one can be made', async () => {
  await withClaim(pending);
  await userEvent.click(screen.getByRole('button', { name: 'Antrag zurückziehen' }));
  expect(site.written).toEqual([]);
  site.answers['POST /api-backend/company/ownership/3/withdraw/'] = claim;
  site.answers[CALL] = { ...state, claim: { ...claim, status: 'WITHDRAWN' } };
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Antrag zurückziehen' }));
  expect(await screen.findByText('Sie haben Ihren Antrag zurückgezogen.')).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(site.written.at(-1)?.path).toBe('POST /api-backend/company/ownership/3/withdraw/');
});

it('PP-18 other accounts read why they cannot claim', async () => {
  site.user = { ...paul, profile_type: 'JOB_SEEKER', company: null };
  await showAt(PATH);
  expect(await screen.findByText('Die Inhaberschaft bestätigen Sie mit einem Konto für Pflegeanbieter.')).toBeVisible();
});
