import { enquiriesSchema, enquiryReceiverChoicesSchema, enquirySchema, type Enquiry } from '@care/contracts/schemas';
import { contextOf } from '@care/contracts/testing';
import { sample } from '@care/contracts/testing/sample';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as enquiries from '../exposes/enquiries';
import * as enquiryPage from '../exposes/enquiry';
import * as form from '../exposes/enquiry-form';
import { backendOfTests, visitAs } from '../testing/backend';
import { pageHtml, showPage, showRoute } from '../testing/show-page';

const user = userEvent.setup({ delay: null });
const backend = backendOfTests(answer);
const KEY = '7.abc';
const AT = '2026-11-24T19:12:00.000Z';

const choice = (id: number) => ({
  ...{ id, slug: `haus-${id}`, name: `Haus ${id}`, city: 'Köln', phone: '0221 100', reply_days: id === 1 ? 2 : null },
  is_reachable: id < 90,
});
const receiver = (id: number, change: object = {}) =>
  sample(enquirySchema.shape.receivers.element, { id, name: `Haus ${id}`, sent_at: AT, can_reply: true, ...change });
const enquiry = (change: object = {}): Enquiry =>
  enquirySchema.parse({
    ...{ care_grade: 3, care_form: 'stationare-pflege', situation: 'HOSPITAL', starts_on: '2026-12-07' },
    ...{ email: 'anke@example.org', phone: null, content: 'Mit Balkon.', allows_waiting_list: true },
    ...{ created_at: AT, status: 'SENT', sent_at: AT, withdrawn_at: null, deleted_on: '2027-05-24' },
    ...{ receivers: [receiver(1), receiver(2)], ...change },
  });

function answer({ pathname, searchParams }: URL): object | number {
  if (pathname === '/enquiry/receivers/') {
    const ids = (searchParams.get('ids') ?? '').split(',').map(Number);
    return enquiryReceiverChoicesSchema.parse({ count: ids.length, results: ids.map(choice) });
  }
  return 404;
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const showForm = (query: string) => showRoute('enquiry-form', form, `/anfrage${query}`);
function showEnquiry(shown: Enquiry) {
  backend.answer = () => shown;
  return showRoute('enquiry', enquiryPage, `/anfrage/ansehen?key=${KEY}`);
}

describe('the form of an enquiry', () => {
  beforeEach(() => visitAs(backend));

  it('EQ-01 EQ-14 lists the receivers before the form without script, each with a link that takes it out', async () => {
    const html = await pageHtml(form, contextOf('/anfrage?an=1&an=2&an=95'));
    expect(html).toMatch(/Geht an.*Haus 1.*Haus 2.*<noscript>/s);
    expect(html).toContain('Antwortet meist in 2 Tagen');
    expect(html).toContain('href="/anfrage?an=2&amp;an=95"');
    expect(html).toMatch(/Nimmt hier keine Anfragen entgegen.*Haus 95.*tel:/s);
  });

  it('SH-15 both pages keep their heading when the server does not answer', async () => {
    backend.answer = () => 503;
    const { unmount } = showForm('?an=1&an=2');
    expect(await screen.findByText('Die Anbieter konnten nicht geladen werden.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Anfrage an mehrere Anbieter' })).toBeVisible();
    unmount();
    showRoute('enquiry', enquiryPage, `/anfrage/ansehen?key=${KEY}`);
    expect(await screen.findByText('Ihre Anfrage konnte nicht geladen werden.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ihre Anfrage' })).toBeVisible();
  });

  it('EQ-01 has no form for more than six providers, and says how to choose without any', async () => {
    showForm('?an=1&an=2&an=3&an=4&an=5&an=6&an=7');
    expect(await screen.findByText('Sechs Anbieter sind das Höchste')).toBeVisible();
    expect(screen.queryByRole('button', { name: /senden/ })).toBeNull();
    const html = await pageHtml(form, contextOf('/anfrage'));
    expect(html).toContain('Noch kein Anbieter gewählt');
    expect(form.head()).toMatchObject({ robots: 'noindex,follow' });
  });

  it('EQ-02 EQ-03 asks for each required field, sends once, and waits for the mail, which is sent again', async () => {
    showForm('?an=1&an=2');
    const submit = await screen.findByRole('button', { name: 'Anfrage an 2 Anbieter senden' });
    const receivers = screen.getByRole('region', { name: 'Geht an' });
    expect(receivers.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(submit);
    const problems = within(await screen.findByRole('alert'));
    expect(problems.getAllByRole('link').map(({ textContent }) => textContent)).toHaveLength(6);
    await user.click(screen.getByRole('radio', { name: '3' }));
    await user.selectOptions(screen.getByRole('combobox'), 'Stationäre Pflege');
    await user.click(screen.getByRole('radio', { name: 'Wir planen in Ruhe' }));
    const day = screen.getByLabelText(/^Ab wann/);
    await user.type(day, '2099-12-07');
    await user.type(screen.getByRole('textbox', { name: /^E-Mail/ }), 'anke@example.org');
    await user.click(screen.getByRole('checkbox', { name: /an diese Anbieter gehen: Haus 1, Haus 2/ }));
    backend.answerWrite = () => ({ key: null });
    await user.click(submit);
    expect(await screen.findByText(/an anke@example.org geschickt/)).toBeVisible();
    expect(backend.written).toHaveLength(1);
    expect(backend.written[0]?.headers['idempotency-key']).toBeTruthy();
    expect(backend.written[0]?.body).toEqual({
      ...{ receivers: [1, 2], care_grade: 3, care_form: 'stationare-pflege', situation: 'PLANNING' },
      ...{ starts_on: '2099-12-07', email: 'anke@example.org', phone: '', content: '', allows_waiting_list: false },
      consent: true,
    });
    backend.answerWrite = () => ({});
    await press('Mail noch einmal schicken');
    expect(await screen.findByText('Die E-Mail ist noch einmal unterwegs.')).toBeVisible();
    expect(backend.written.at(-1)?.body).toEqual({ email: 'anke@example.org' });
  });
});

describe('the private page', () => {
  beforeEach(() => visitAs(backend));

  it('EQ-03 sends nothing when it is opened, and one press sends', async () => {
    showEnquiry(enquiry({ status: 'UNCONFIRMED', sent_at: null }));
    expect(await screen.findByText('Noch ist nichts gesendet')).toBeVisible();
    expect(backend.written).toEqual([]);
    backend.answerWrite = () => enquiry();
    await press('Jetzt an 2 Anbieter senden');
    expect(await screen.findByText('Ihre Anfrage ist gesendet')).toBeVisible();
    expect(backend.written).toMatchObject([{ url: '/enquiry/confirm/', body: { key: KEY } }]);
    expect(enquiryPage.head()).toMatchObject({ robots: 'noindex,nofollow' });
  });

  it('EQ-06 EQ-10 shows each receiver with its state, and leaves a waiting list', async () => {
    const shown = [
      receiver(1, {
        read_at: AT,
        answered_at: AT,
        conversation: [{ content: 'Frei.', created_at: AT, is_own: false }],
      }),
      receiver(2, { read_at: AT, answered_at: AT, waiting_since: AT }),
      receiver(3, { answered_at: AT, declined_at: AT, decline_reason: 'Kein Platz.', can_reply: false }),
      receiver(4, { sent_at: null, can_reply: false }),
    ];
    showEnquiry(enquiry({ receivers: shown }));
    const cardOf = async (name: string) =>
      within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);
    expect((await cardOf('Haus 1')).getByText('Frei.')).toBeVisible();
    expect((await cardOf('Haus 3')).getByText('Grund: Kein Platz.')).toBeVisible();
    expect((await cardOf('Haus 4')).getByText(/^Nicht gesendet/)).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Wer hat was bekommen' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Pflegegrad, Gesucht, Situation, Ab wann, E-Mail, Nachricht.*24\. November 2026/);
    expect(rows[4]).toHaveTextContent('Haus 4nichts');
    backend.answerWrite = () => enquiry({ receivers: [receiver(2, { waiting_left_at: AT })] });
    await press('Warteliste verlassen');
    expect(await screen.findByText(/Sie haben die Warteliste am 24. November 2026 verlassen/)).toBeVisible();
    expect(backend.written[0]?.body).toEqual({ key: KEY, receiver: 2 });
  });

  it('EQ-06 EQ-07 writes to one receiver, and withdraws after one question that keeps by default', async () => {
    showEnquiry(enquiry());
    await press('Antworten: Haus 1');
    await user.type(await screen.findByRole('textbox', { name: /^Ihre Antwort/ }), 'Wir kommen.');
    backend.answerWrite = () => enquiry();
    await press('Senden');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(backend.written[0]?.body).toEqual({ key: KEY, receiver: 1, content: 'Wir kommen.' });
    await press('Platz gefunden: alle zurückziehen');
    await press('Behalten');
    expect(backend.written).toHaveLength(1);
    await press('Platz gefunden: alle zurückziehen');
    backend.answerWrite = () => enquiry({ status: 'WITHDRAWN', withdrawn_at: AT });
    await press('Alle zurückziehen');
    expect(await screen.findByText('Ihre Anfrage ist zurückgezogen')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Platz gefunden/ })).toBeNull();
  });

  it('EQ-05 of a wrong link offers the link by mail; that of an old one too', async () => {
    const { unmount } = showEnquiry(enquiry({ status: 'EXPIRED', sent_at: null }));
    expect(await screen.findByText('Dieser Link ist abgelaufen')).toBeVisible();
    unmount();
    backend.answer = () => 404;
    showRoute('enquiry', enquiryPage, '/anfrage/ansehen?key=x');
    expect(await screen.findByText('Diese Anfrage gibt es nicht mehr')).toBeVisible();
    await user.type(await screen.findByRole('textbox', { name: /^E-Mail/ }), 'anke@example.org');
    backend.answerWrite = () => ({});
    await press('Link schicken');
    expect(await screen.findByText(/ist die E-Mail unterwegs/)).toBeVisible();
  });
});

it('EQ-05 an account has a list of its enquiries', async () => {
  await visitAs(backend, '31');
  const one = { key: KEY, created_at: AT, deleted_on: '2027-05-24', receivers: ['Haus 1'], answers: 1 };
  backend.answer = () => ({ count: 1, results: [sample(enquiriesSchema.shape.results.element, one)] });
  await showPage(enquiries, contextOf('/profile/anfragen'));
  const link = await screen.findByRole('link', { name: 'Anfrage vom 24. November 2026' });
  expect(link).toHaveAttribute('href', `/anfrage/ansehen?key=${KEY}`);
  expect(screen.getByText(/^1 Antwort ·/)).toBeVisible();
});
