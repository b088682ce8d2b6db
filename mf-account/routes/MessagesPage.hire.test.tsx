import type { ApplicationStatus, Hire } from '@care/contracts/schemas';
import { PASSWORD, paul, Refusal } from '@care/contracts/testing/site';
import { expectFocus } from '@care/contracts/testing/expect-seen';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageUrl, opened, ownApplications, receivedApplications, unreadUrl } from '../testing/messages';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const API = '/api-backend';
const receivedUrl = `${API}/company/application/?limit=20&offset=0`;
const ownUrl = `${API}/user/application/?limit=20&offset=0`;
const call = `POST ${API}/company/application/31/confirm-hire/`;
const FEE = { net_cents: 80_000, vat_percent: 19, gross_cents: 95_200 };
const YES = 'Ja, beide haben unterschrieben';
const jobSeeker = { ...paul, profile_type: 'JOB_SEEKER' as const, company: null };

const hireOf = (state: Hire['state'], version: number, fee: Hire['fee'] = FEE): Hire => ({
  state,
  at: state === 'OPEN' || state === 'ALONE' ? null : '2026-11-27T10:00:00.000Z',
  version,
  fee,
  reference: state === 'COMPLETE' ? 'V-000042' : null,
});
const answer = (answers: Record<string, object | number>) =>
  Object.assign(site.answers, { [unreadUrl]: { count: 0 } }, answers);
const received = (hire: Hire | null, status: ApplicationStatus = 'OFFERED') =>
  answer({ [receivedUrl]: receivedApplications({ status, next: [], hire }) });
const own = (hire: Hire | null, status: ApplicationStatus = 'OFFERED') =>
  answer({ [ownUrl]: ownApplications({ status, can_withdraw: false, hire }) });
const panel = (name: RegExp) => screen.findByRole('group', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const agree = async (dialog: string, action: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name: action }));
const bodies = () => site.written.filter(({ path }) => path === call).map(({ body }) => body);

describe('the confirmation of a contract by the employer', () => {
  beforeEach(() => (site.signedIn = true));
  const show = () => showAt('/nachrichten?folder=applications');
  /** The next answer, and the state that is read afterwards. */
  const becomes = (hire: Hire) => {
    answer({ [call]: hire });
    received(hire);
  };

  it('PK-07 SH-14 names person, offer and cost; an answer can be sent again with its key, taken back, or be a "no"', async () => {
    received(hireOf('OPEN', 0));
    answer({ [call]: 503 });
    await show();
    const question = await panel(/^Haben Sie mit David O\. einen Arbeitsvertrag unterschrieben\?$/);
    expect(question).toHaveTextContent(
      'Bewerbung auf „Dauernachtwache (m/w/d)“. Erst wenn auch David O. bestätigt, berechnen wir einmalig 800 € zzgl. 19 % USt. (952,00 €).',
    );
    const buttons = within(question).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([YES, 'Nein']);
    await press(YES);
    await screen.findByRole('alert');
    becomes(hireOf('WAITING', 1));
    await press(YES);
    const box = await panel(/^Sie haben den Arbeitsvertrag mit David O\. bestätigt\.$/);
    expect(box).toHaveTextContent('Am 27. November 2026. Erst wenn auch David O. bestätigt');
    await waitFor(() => expect(box).toHaveFocus());
    expect(site.keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(site.keys[1]).toBe(site.keys[0]);
    await press('Bestätigung zurücknehmen');
    becomes(hireOf('OPEN', 2));
    await agree('Bestätigung zurücknehmen?', 'Bestätigung zurücknehmen');
    await panel(/^Haben Sie mit/);
    becomes(hireOf('DECLINED', 3));
    await press('Nein');
    const declined = await panel(/^Sie haben angegeben, dass kein Arbeitsvertrag unterschrieben ist\.$/);
    expect(within(declined).getByRole('button')).toHaveTextContent('Doch, beide haben unterschrieben');
    const net_cents = 80_000;
    expect(bodies()).toEqual([
      { answer: 'YES', version: 0, net_cents },
      { answer: 'YES', version: 0, net_cents },
      { answer: 'TAKE_BACK', version: 1, net_cents },
      { answer: 'NO', version: 2, net_cents },
    ]);
  });

  it('PK-07 asks once more before the confirmation that completes it and costs the fee', async () => {
    received(hireOf('ASKED', 1));
    await show();
    const box = await panel(/^David O\. hat bestätigt, dass Sie beide/);
    expect(box).toHaveTextContent('Mit Ihrer Bestätigung berechnen wir einmalig 800 € zzgl. 19 % USt. (952,00 €).');
    await press(YES);
    const dialog = await screen.findByRole('dialog', { name: 'Arbeitsvertrag verbindlich bestätigen?' });
    expect(dialog).toHaveTextContent('einmalig 800 € zzgl. 19 % USt. (952,00 €)');
    expect(bodies()).toEqual([]);
    answer({ [call]: hireOf('COMPLETE', 0) });
    received(hireOf('COMPLETE', 0), 'HIRED');
    await userEvent.click(within(dialog).getByRole('button', { name: YES }));
    const done = await panel(/^Sie und David O\. haben den Arbeitsvertrag bestätigt\.$/);
    expect(done).toHaveTextContent('Das lässt sich hier nicht mehr ändern.');
    expect(within(done).queryAllByRole('button')).toEqual([]);
    expect(within(done).getByRole('link', { name: /^Stimmt etwas nicht\?/ })).toHaveAttribute('href', '/kontakt');
    expect(screen.getByText('Eingestellt')).toBeVisible();
    expect(bodies()).toEqual([{ answer: 'YES', version: 1, net_cents: 80_000 }]);
  });

  it('PK-07 shows that the other side says no, and may be confirmed anew; while an answer is on its way, there is no other', async () => {
    received(hireOf('REFUSED', 2));
    await show();
    const box = await panel(/^David O\. hat angegeben, dass kein Arbeitsvertrag unterschrieben ist\.$/);
    expect(box).toHaveTextContent('Wir berechnen nichts.');
    becomes(hireOf('WAITING', 3));
    await press(YES);
    await panel(/^Sie haben den Arbeitsvertrag/);
    cleanup();
    received(hireOf('OPEN', 0));
    let end: (hire: object) => void = () => undefined;
    answer({ [call]: new Promise<object>((resolve) => (end = resolve)) });
    await show();
    await press(YES);
    expect(screen.getByRole('button', { name: YES })).toHaveAttribute('aria-busy', 'true');
    const no = screen.getByRole('button', { name: 'Nein' });
    expect(no).toBeDisabled();
    expect(no).not.toHaveAttribute('aria-busy', 'true');
    end(hireOf('WAITING', 1));
    await waitFor(() => expect(no).not.toBeDisabled());
  });

  it('PK-07 says what the other side has changed, or that the application was withdrawn, and shows the new state', async () => {
    received(hireOf('OPEN', 0));
    await show();
    await panel(/^Haben Sie mit/);
    const message = 'David O. hat inzwischen bestätigt. Bitte prüfen Sie den neuen Stand.';
    answer({ [call]: new Refusal(409, { code: 'hire_changed', message }) });
    received(hireOf('ASKED', 1));
    await press(YES);
    const changed = (await screen.findByText(message)).closest('[role=status]');
    await panel(/^David O\. hat bestätigt/);
    expect(changed).toHaveTextContent('Der Stand hat sich geändert.');
    expect(changed).toBeVisible();
    expect(changed).toHaveFocus();
    const withdrawn = 'Bei diesem Stand der Bewerbung lässt sich kein Arbeitsvertrag bestätigen.';
    answer({ [call]: new Refusal(409, { message: withdrawn }) });
    received(null, 'WITHDRAWN');
    await press('Nein');
    expect(await screen.findByText('Zurückgezogen')).toBeVisible();
    await expectFocus(withdrawn);
    expect(screen.queryByRole('button', { name: YES })).toBeNull();
  });

  it('PK-07 SH-09 keeps the page and asks to sign in when the session has ended', async () => {
    received(hireOf('OPEN', 0));
    answer({ [call]: 401 });
    const { addressNow } = await show();
    await panel(/^Haben Sie mit/);
    site.signedIn = false;
    await press(YES);
    const dialog = await screen.findByRole('dialog', { name: 'Erneut anmelden' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Benutzername oder E-Mail' }), paul.username);
    await userEvent.type(within(dialog).getByLabelText(/^Passwort/, { selector: 'input' }), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await panel(/^Haben Sie mit/)).toBeVisible();
    expect(addressNow()).toBe('/nachrichten?folder=applications');
  });

  it('PK-07 PP-18 is not asked while the application allows none, or the other side cannot answer here', async () => {
    received(null, 'READ');
    await show();
    await screen.findByRole('article', { name: 'David O.' });
    expect(screen.queryByText(/Arbeitsvertrag/)).toBeNull();
    cleanup();
    received(hireOf('ALONE', 0));
    await show();
    const box = await panel(/^David O\. kann hier zurzeit nicht bestätigen\.$/);
    expect(within(box).queryAllByRole('button')).toEqual([]);
    expect(within(box).getByRole('link')).toHaveAttribute('href', '/kontakt');
  });
});

describe('the confirmation of a contract by the applicant', () => {
  beforeEach(() => {
    site.signedIn = true;
    site.user = jobSeeker;
  });

  it.each([
    ['OPEN', /^Haben Sie mit „Haus Lindenhof“ einen Arbeitsvertrag unterschrieben\?$/],
    ['WAITING', /^Sie haben den Arbeitsvertrag mit „Haus Lindenhof“ bestätigt\.$/],
    ['REFUSED', /^„Haus Lindenhof“ hat angegeben/],
  ] as const)('PK-07 says that it is free, without an amount: %s', async (state, question) => {
    own(hireOf(state, 1, null));
    await showAt('/nachrichten?folder=applications');
    const box = await panel(question);
    expect(box).toHaveTextContent(/kostenlos/);
    expect(document.body).not.toHaveTextContent(/800|952|USt/);
  });

  it('PK-07 completes it after a question that names no amount', async () => {
    own(hireOf('ASKED', 1, null));
    answer({ [call]: hireOf('COMPLETE', 0, null) });
    await showAt('/nachrichten?folder=applications');
    await press(YES);
    const dialog = await screen.findByRole('dialog', { name: 'Arbeitsvertrag verbindlich bestätigen?' });
    expect(dialog).not.toHaveTextContent(/€/);
    own(hireOf('COMPLETE', 0, null), 'HIRED');
    await userEvent.click(within(dialog).getByRole('button', { name: YES }));
    expect(await panel(/^Sie und „Haus Lindenhof“/)).toHaveTextContent(/Referenz V-000042/);
  });

  it('PK-07 AC-14 is asked in the conversation too', async () => {
    const read = (hire: Hire) =>
      opened({
        kind: 'APPLICATION',
        read_at: '2026-11-03T10:00:00.000Z',
        counterparty: { name: 'Haus Lindenhof', image: null, slug: 'lindenhof', profile: 'company' },
        application: { id: 31, status: 'OFFERED', next: [], hire },
      });
    answer({ [messageUrl()]: read(hireOf('ASKED', 1, null)), [call]: hireOf('DECLINED', 2, null) });
    await showAt('/nachrichten/12');
    await panel(/^„Haus Lindenhof“ hat bestätigt/);
    answer({ [messageUrl()]: read(hireOf('DECLINED', 2, null)) });
    await press('Nein');
    const box = await panel(/^Sie haben angegeben/);
    await waitFor(() => expect(box).toHaveFocus());
    expect(bodies()).toEqual([{ answer: 'NO', version: 1 }]);
  });
});
