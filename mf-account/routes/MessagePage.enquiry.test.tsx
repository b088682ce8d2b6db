import { enquiryOfMessageSchema, type EnquiryOfMessage } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageUrl, opened, unreadUrl } from '../testing/messages';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const AT = '2026-11-24T19:12:00.000Z';
const ENQUIRY = '/api-backend/enquiry/message/12/';
const ANSWER = `POST ${ENQUIRY}answer/`;

const enquiry = (change: Partial<EnquiryOfMessage> = {}) =>
  enquiryOfMessageSchema.parse({
    ...{ key: null, answered_at: null, declined_at: null, waiting_since: null, waiting_left_at: null },
    ...{ withdrawn_at: null, answers: ['OFFER', 'WAITING_LIST', 'QUESTION', 'DECLINE'], ...change },
  });
const answer = (answers: Record<string, object | number>) =>
  Object.assign(site.answers, { [unreadUrl]: { count: 0 } }, answers);
async function show(of: EnquiryOfMessage) {
  const message = opened({ kind: 'ENQUIRY', read_at: AT, can_reply: false });
  answer({ [messageUrl()]: message, [ENQUIRY]: of });
  return showAt('/nachrichten/12');
}
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /änderbar/ });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Antwort senden' }));

beforeEach(() => (site.signedIn = true));

it('EQ-08 is answered from a template that the provider changes; another choice keeps a changed text', async () => {
  await show(enquiry());
  expect((await text()).value).toMatch(/^Guten Tag, zum gewünschten Termin/);
  await choose('Rückfrage stellen');
  await waitFor(async () => expect((await text()).value).toContain('noch eine Frage'));
  await send();
  expect((await screen.findAllByText('Bitte schreiben Sie Ihre Frage dazu.')).length).toBeGreaterThan(0);
  expect(site.written).toEqual([]);
  await userEvent.clear(await text());
  await userEvent.type(await text(), 'Ab wann genau?');
  await choose('Platz frei, Besichtigung anbieten');
  expect(await text()).toHaveValue('Ab wann genau?');
  answer({ [ANSWER]: {} });
  await send();
  expect(await screen.findByText('Ihre Antwort wurde gesendet.')).toBeVisible();
  expect(site.written).toEqual([{ path: ANSWER, body: { kind: 'OFFER', content: 'Ab wann genau?' } }]);
  expect(site.keys[0]).toBeTruthy();
});

it('EQ-08 declining sends the reason, and afterwards there is no form', async () => {
  await show(enquiry());
  await choose('Absagen mit Grund');
  await waitFor(async () => expect(await text()).toHaveValue('Zurzeit ist bei uns leider kein Platz frei.'));
  answer({ [ANSWER]: {}, [ENQUIRY]: enquiry({ declined_at: AT, answers: [] }) });
  await send();
  expect(await screen.findByText('Sie haben diese Anfrage am 24. November 2026 abgesagt.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('EQ-10 offers the waiting list only with consent, and says who is on it', async () => {
  await show(enquiry({ answers: ['OFFER', 'QUESTION', 'DECLINE'], waiting_since: AT }));
  expect(await screen.findByText(/steht seit 24. November 2026 auf Ihrer Warteliste/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Auf die Warteliste nehmen' })).toBeNull();
});

it('EQ-07 EQ-08 a refusal after the withdrawal shows the reason and ends the form', async () => {
  await show(enquiry());
  await text();
  const message = 'Die Person hat einen Platz gefunden und die Anfrage zurückgezogen.';
  answer({ [ANSWER]: new Refusal(409, { message }), [ENQUIRY]: enquiry({ withdrawn_at: AT, answers: [] }) });
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
});

it('EQ-05 leads the person who wrote it to its page', async () => {
  await show(enquiry({ key: '7.abc', answers: [] }));
  const link = await screen.findByRole('link', { name: 'Zur Seite Ihrer Anfrage' });
  expect(link).toHaveAttribute('href', '/anfrage/ansehen?key=7.abc');
});
