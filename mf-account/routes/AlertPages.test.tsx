import { alertAnswerSchema, savedSearchSchema } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';
import { Refusal, paul } from '@care/contracts/testing/site';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfTests } from '../testing/show-site';
import { loadSession, show } from '@care/contracts/testing';
import type { SlotProps } from '@care/contracts';
import { SaveSearch } from '../features/alert/SaveSearch';

const site = siteOfTests();
const answer = alertAnswerSchema.parse({ kind: 'COMPANY', label: 'Pflege in Köln', path: '/suche/pflegeanbieter' });
const KEY = 'abcdefghij';

it.each([
  ['/benachrichtigung-bestaetigen', 'Benachrichtigung bestätigen', 'confirm', /^Vielen Dank.*: Pflege in Köln\.$/],
  ['/benachrichtigung-beenden', 'Benachrichtigung beenden', 'unsubscribe', /^Sie erhalten keine.*: Pflege in Köln\.$/],
])('AC-20 opening %s of an alert mail changes nothing; its button does', async (path, title, action, done) => {
  const url = `POST /api-backend/alert/${action}/`;
  site.answers = { [url]: answer };
  await showAt(`${path}?key=${KEY}`);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(site.written).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: title }));
  const message = await screen.findByText(done);
  await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Treffer ansehen' })).toHaveAttribute('href', answer.path);
  expect(site.written).toEqual([{ path: url, body: { key: KEY } }]);
});

it('AC-20 pages linked from alert mails: an expired or incomplete link shows an error; the second confirmation says that it was already confirmed', async () => {
  const message = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Benachrichtigung bestätigen' }));
  site.answers = { 'POST /api-backend/alert/confirm/': new Refusal(422, { message }) };
  const { goTo } = await showAt(`/benachrichtigung-bestaetigen?key=${KEY}`);
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  site.answers = { 'POST /api-backend/alert/confirm/': { ...answer, already: true } };
  await confirm();
  expect(await screen.findByText('Sie haben diese Benachrichtigung schon bestätigt: Pflege in Köln.')).toBeVisible();
  await goTo('/benachrichtigung-beenden');
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Benachrichtigung beenden' })).toBeNull();
});

const SAVE_URL = 'POST /api-backend/user/saved-search/';
const ASK_URL = 'POST /api-backend/alert/';
const QUERY = 'city_slug=k%C3%B6ln&radius=50';
const CREATED = '2026-11-03T09:30:00.000Z';
const saved = sample(savedSearchSchema, { id: 1, query: QUERY, label: 'Köln', path: '/', created_at: CREATED });
async function open(kind: SlotProps['search.save']['kind'] = 'COMPANY') {
  const onClose = jest.fn();
  await loadSession();
  show(<SaveSearch kind={kind} query={QUERY} onClose={onClose} />, { at: '/suche/pflegepersonal/köln?page=2' });
  const dialog = await screen.findByRole('dialog', { name: 'Suche speichern' });
  return { onClose, dialog: within(dialog) };
}

it('SR-04 saving a search: a signed-in user saves a search with a name and a frequency', async () => {
  site.signedIn = true;
  site.answers = { [SAVE_URL]: saved };
  const { dialog } = await open();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name der Suche/ }), 'Köln');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Wie oft?' }), 'Wöchentlich');
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  const done = await dialog.findByText('Ihre Suche wurde gespeichert.');
  await waitFor(() => expect(done.closest('[tabindex]')).toHaveFocus());
  expect(dialog.getByRole('link', { name: 'Gespeicherte Suchen ansehen' })).toHaveAttribute('href', '/profile');
  expect(site.written.at(-1)?.body).toEqual({ kind: 'COMPANY', query: QUERY, label: 'Köln', frequency: 'WEEKLY' });
});

it('AC-20 saving a search: a visitor has to enter an e-mail address, and must confirm it by mail', async () => {
  site.answers = { [ASK_URL]: {} };
  const { dialog } = await open('JOB_OFFER');
  const send = dialog.getByRole('button', { name: 'Benachrichtigen' });
  await userEvent.click(send);
  expect(dialog.getByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
  expect(dialog.queryByRole('option', { name: 'Keine E-Mail' })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /^E-Mail/ }), ' a@b.de ');
  await userEvent.click(send);
  expect(await dialog.findByText(/^Bitte bestätigen Sie die Benachrichtigung/)).toBeVisible();
  expect(site.written.at(-1)?.body).toEqual({
    kind: 'JOB_OFFER',
    query: QUERY,
    email: 'a@b.de',
    frequency: 'DAILY',
  });
});

it('AC-12 saving a search: alerts about job seekers are for providers only; the sign-in link returns to the search', async () => {
  const { dialog } = await open('JOB_SEEKER');
  expect(dialog.getByText('Hinweise auf neue Pflegekräfte gibt es nur für Pflegeanbieter.')).toBeVisible();
  await expectLink('Anmelden', `/login?callbackUrl=${encodeURIComponent('/suche/pflegepersonal/köln?page=2')}`, dialog);
  expect(dialog.queryByRole('textbox')).toBeNull();
  site.signedIn = true;
  site.user = paul;
  await loadSession();
  expect(await dialog.findByRole('button', { name: 'Speichern' })).toBeVisible();
});
