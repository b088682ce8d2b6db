import { ownedDraftsDiscarded, type PageModule } from '@care/contracts';
import { messageInputSchema, messageSentSchema, type CompanyPage } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests, visitAs } from '../../testing/backend';
import { bareCompany, companyCard, companyPage } from '../../testing/company';
import { contextOf, endPage, testStore } from '@care/contracts/testing';
import { pageHtml, showPage } from '../../testing/show-page';
import { ContactCard } from './ContactCard';
import { MessageSection } from '../contact/MessageSection';

const backend = backendOfTests();
const sent = messageSentSchema.parse({
  id: 5,
  title: 'x',
  created_at: '2026-11-20T12:00:00.000Z',
  status: 'SENT',
  thread: 5,
  quota: null,
});

beforeEach(() => {
  sessionStorage.clear();
  backend.answerWrite = () => sent;
});

const user = userEvent.setup({ delay: null });
const button = () => screen.findByRole('button', { name: 'Nachricht senden' });
/** The contact sections of a profile. */
const contactOf = (company: CompanyPage): PageModule => ({
  default: () => (
    <>
      <ContactCard company={company} />
      <MessageSection company={company} />
    </>
  ),
});
const context = () => contextOf('/pflegeanbieter/profiles/lindenhof', { slug: 'lindenhof' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /^Ich willige ein/ });
const written = () => backend.written.map(({ body }) => messageInputSchema.parse(body));

async function show(company: CompanyPage = companyPage()) {
  backend.answer = () => company;
  await showPage(contactOf(company), context());
}
async function write(name: string | RegExp, text: string) {
  await user.click(field(name));
  await user.paste(text);
}
async function fillIn() {
  await button();
  await write(/^Vorname/, 'Anke');
  await write(/^Nachname/, 'Berger');
  await write(/^E-Mail/, 'anke@example.org');
  await write(/^Ihre Nachricht/, 'Haben Sie einen Platz?');
  await user.click(consent());
}
/** Data of an earlier visit in this tab. */
const storeDraft = (owner: string | null, draft: object) =>
  sessionStorage.setItem('pf-drafts', JSON.stringify({ owner, byName: { 'message:7': draft } }));

/** Shows a form with a restored draft. */
async function showFilled(changes: Record<string, string> = {}) {
  const draft = { name: 'Anke', lastname: 'Berger', email: 'anke@example.org', content: 'Haben Sie einen Platz?' };
  storeDraft(null, { ...draft, ...changes });
  endPage();
  await visitAs(backend);
  await show();
  await button();
  await user.click(consent());
}
const send = async () => user.click(await button());

describe('writing to a provider as a visitor', () => {
  beforeEach(() => visitAs(backend));

  it('PP-15 PP-26 PP-27 sends the message to the owner, with the default subject "Nachricht an …"', async () => {
    await show();
    await fillIn();
    await send();
    expect(await screen.findByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nachricht senden' })).not.toBeInTheDocument();
    expect(written()).toEqual([
      {
        title: 'Nachricht an Seniorenzentrum Lindenhof',
        content: 'Haben Sie einen Platz?',
        recipient: 12,
        company: 7,
        contact_info: { name: 'Anke', lastname: 'Berger', email: 'anke@example.org', phone: '' },
      },
    ]);
    expect(screen.getByText('Die Antwort geht an anke@example.org.')).toBeVisible();
  });

  it('PP-27 sends the typed subject and the phone number', async () => {
    await showFilled({ title: 'Besichtigung', phone: '0221 4711' });
    await send();
    await screen.findByText('Ihre Nachricht wurde gesendet.');
    expect(written()[0]).toMatchObject({ title: 'Besichtigung', contact_info: { phone: '0221 4711' } });
  });

  it('PP-27 AC-06 lists missing fields with links to them, and sends nothing', async () => {
    await show();
    await send();
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    await waitFor(() => expect(banner).toHaveFocus());
    const names = within(banner).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Vorname',
      'Nachname',
      'E-Mail',
      'Ihre Nachricht',
      'Einwilligung',
    ]);
    await user.click(names[0]!);
    expect(field(/^Vorname/)).toHaveFocus();
    expect(consent()).toHaveAccessibleDescription('Fehler: Diese Zustimmung ist erforderlich.');
    expect(backend.written).toEqual([]);
  });

  it('PP-15 an invalid e-mail address is an error', async () => {
    await showFilled({ email: 'anke@example' });
    await send();
    expect(field(/^E-Mail/)).toHaveAccessibleDescription('Fehler: Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    expect(backend.written).toEqual([]);
  });

  it('SH-21 AC-06 shows server errors at their fields, list entries joined by spaces', async () => {
    const details = { email: ['Zu lang.', 'Ohne @.'], phone: 'Keine Nummer.' };
    backend.answerWrite = () => new Refusal(422, { details });
    await showFilled();
    await send();
    expect(await screen.findByText('Bitte füllen Sie alle Pflichtfelder aus.')).toBeVisible();
    expect(field(/^E-Mail/)).toHaveAccessibleDescription('Fehler: Zu lang. Ohne @.');
    expect(field('Telefon (optional)')).toHaveAccessibleDescription('Fehler: Keine Nummer.');
  });

  it.each([
    [
      'PP-15',
      new Refusal(403, { details: { detail: 'Sie haben in diesem Monat bereits 5 Pflegekräfte angeschrieben.' } }),
      /bereits 5 Pflegekräfte/,
    ],
    ['SH-25', new Refusal(422, { details: { kind: 'Unbekannt.' } }), 'Daten falsch ausgefüllt'],
    ['SH-25', new Refusal(500, { message: 'Interner Fehler' }), 'Ein unerwarteter Fehler ist aufgetreten'],
    ['SH-25', { status: 502, body: {} }, 'Ein unerwarteter Fehler ist aufgetreten'],
  ])('%s shows an error of the whole form (%#)', async (_, answer, words) => {
    backend.answerWrite = () => answer;
    await showFilled();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field(/^Ihre Nachricht/)).toHaveValue('Haben Sie einen Platz?');
  });

  it('PP-15 keeps the values after a network error; a retry has the same idempotency key', async () => {
    backend.answerWrite = () => undefined;
    await showFilled();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    backend.answerWrite = () => sent;
    await send();
    expect(await screen.findByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
    const keys = backend.written.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('PP-15 sends a message whose answer was lost with the same idempotency key after a reload', async () => {
    backend.answerWrite = () => undefined;
    await show();
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    document.body.innerHTML = '';
    endPage();
    await visitAs(backend);
    backend.answerWrite = () => sent;
    await show();
    await button();
    await user.click(consent());
    await send();
    await screen.findByText('Ihre Nachricht wurde gesendet.');
    const keys = backend.written.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]]);
  });

  it('PP-15 AC-14 shows an error if the provider has blocked this sender', async () => {
    const text = 'Dieser Pflegeanbieter nimmt hier keine Nachrichten entgegen.';
    backend.answerWrite = () => new Refusal(422, { details: { recipient: text } });
    await showFilled();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field(/^Ihre Nachricht/)).toHaveValue('Haben Sie einen Platz?');
  });

  it('PP-15 another message has another idempotency key', async () => {
    backend.answerWrite = () => new Refusal(500, {});
    await showFilled();
    await send();
    await screen.findByRole('alert');
    await write(/^Ihre Nachricht/, ' Ab Januar.');
    await send();
    await waitFor(() => expect(backend.written).toHaveLength(2));
    const [first, second] = backend.written.map(({ headers }) => headers['idempotency-key']);
    expect(second).not.toBe(first);
  });

  it('PP-15 the draft is kept in this tab until it is sent, without the consent', async () => {
    await show();
    await fillIn();
    document.body.innerHTML = '';
    endPage();
    await visitAs(backend);
    await show();
    await button();
    expect(field(/^Ihre Nachricht/)).toHaveValue('Haben Sie einen Platz?');
    expect(consent()).not.toBeChecked();
    await user.click(consent());
    await send();
    await screen.findByText('Ihre Nachricht wurde gesendet.');
    expect(sessionStorage).toHaveLength(0);
  });

  it('SH-05 PP-15 keeps a draft of a visitor, and is empty after another person has signed in', async () => {
    await show();
    await fillIn();
    act(() => void testStore().dispatch(ownedDraftsDiscarded()));
    expect(field(/^Ihre Nachricht/)).toHaveValue('Haben Sie einen Platz?');
    await visitAs(backend, '31');
    expect(field(/^Ihre Nachricht/)).toHaveValue('Haben Sie einen Platz?');
    backend.account = { first_name: 'Bo' };
    await visitAs(backend, '32');
    await waitFor(() => expect(field(/^Ihre Nachricht/)).toHaveValue(''));
    await waitFor(() => expect(field(/^Vorname/)).toHaveValue('Bo'));
    expect(sessionStorage.getItem('pf-drafts')).not.toContain('Platz');
  });

  it('SH-05 PP-15 a visitor does not see the draft of a user whose session has ended', async () => {
    storeDraft('12', { content: 'Pflegegrad 3' });
    endPage();
    await visitAs(backend);
    await show();
    await button();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(field(/^Ihre Nachricht/)).toHaveValue('');
  });

  it('PP-15 AC-06 asks before leaving the page with a draft, but not after sending', async () => {
    const isLeaveBlocked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await show();
    await button();
    expect(isLeaveBlocked()).toBe(false);
    await fillIn();
    expect(isLeaveBlocked()).toBe(true);
    await send();
    await screen.findByText('Ihre Nachricht wurde gesendet.');
    expect(isLeaveBlocked()).toBe(false);
  });

  it('PP-15 works without storage', async () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused');
    });
    await show();
    await fillIn();
    await send();
    expect(await screen.findByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
    refused.mockRestore();
  });

  it('PP-14 a visitor sees the form and a link to it, but no contact button', async () => {
    await show();
    expect(await button()).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nachricht schreiben' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Zum Nachrichten\u00adformular$/ })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/lindenhof#nachricht',
    );
  });

  it('PP-26 a provider without an owner has no form, but phone and website', async () => {
    const viewer = { ...companyPage().viewer, can_contact: false };
    await show({ ...bareCompany(), viewer, phone: '0221 4711', website: 'https://haus.example' });
    expect(screen.queryByRole('region', { name: /^Nachricht an/ })).not.toBeInTheDocument();
    const contact = within(screen.getByRole('region', { name: 'Kontakt' }));
    expect(contact.getByRole('link', { name: /^Anrufen/ })).toBeVisible();
    expect(contact.getByRole('link', { name: 'Zur Website: haus.example' })).toBeVisible();
    expect(contact.getByText(/^Dieses Profil wird noch nicht vom Betreiber gepflegt\./)).toBeVisible();
    expect(contact.getByText(/Rufen Sie am besten werktags am Vormittag an\.$/)).toBeVisible();
  });

  it('PP-26 a provider without an owner offers others nearby that can be written to', async () => {
    const bare = { ...bareCompany(), viewer: { ...companyPage().viewer, can_contact: false } };
    const near = { count: 1, results: [{ ...companyCard(8, 'Haus Birke'), distance_km: 3.4 }] };
    backend.answer = ({ pathname }) => (pathname.endsWith('/nearby/') ? near : bare);
    await showPage(contactOf(bare), context());
    const nearby = within(await screen.findByRole('region', { name: 'In der Nähe können Sie auch schreiben' }));
    expect(nearby.getByRole('link', { name: 'Haus Birke' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#nachricht$/),
    );
    expect(nearby.getByText(/3 km entfernt$/)).toBeVisible();
  });
});

describe('writing to a provider when signed in', () => {
  afterAll(() => visitAs(backend));

  it('PP-14 the contact button moves to the form, which contains the own address', async () => {
    await visitAs(backend, '31');
    await show();
    const [inCard] = await screen.findAllByRole('link', { name: 'Nachricht schreiben' });
    expect(inCard).toHaveAttribute('href', '/pflegeanbieter/profiles/lindenhof#nachricht');
    await button();
    await user.click(inCard!);
    const form = screen.getByRole('region', { name: /^Nachricht an/ });
    await waitFor(() => expect(form).toHaveFocus());
    expect(form).toHaveAttribute('data-scrolled-to');
    expect(field(/^E-Mail/)).toHaveValue('anke@example.org');
  });

  it('PP-15 fills in name and e-mail when they arrive after the form, and keeps what was typed', async () => {
    endPage();
    await show();
    await button();
    await write(/^Nachname/, 'Berger-Alt');
    await write(/^Ihre Nachricht/, 'Haben Sie einen Platz?');
    await visitAs(backend, '31');
    await waitFor(() => expect(field(/^Vorname/)).toHaveValue('Anke'));
    expect(field(/^E-Mail/)).toHaveValue('anke@example.org');
    expect(field(/^Nachname/)).toHaveValue('Berger-Alt');
    expect(field(/^Ihre Nachricht/)).toHaveValue('Haben Sie einen Platz?');
  });

  it('PP-15 sends an own message whose answer was lost with the same idempotency key after a reload', async () => {
    await visitAs(backend, '31');
    backend.answerWrite = () => undefined;
    await show();
    await button();
    await waitFor(() => expect(field(/^Nachname/)).toHaveValue('Berger'));
    await write(/^Ihre Nachricht/, 'Haben Sie einen Platz?');
    await user.click(consent());
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    cleanup();
    endPage();
    await visitAs(backend, '31');
    backend.answerWrite = () => sent;
    await show();
    await button();
    await waitFor(() => expect(field(/^Ihre Nachricht/)).toHaveValue('Haben Sie einen Platz?'));
    await waitFor(() => expect(field(/^Nachname/)).toHaveValue('Berger'));
    await user.click(consent());
    await send();
    await screen.findByText('Ihre Nachricht wurde gesendet.');
    const [first, second] = backend.written.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });

  it('PP-15 AC-20 says that the message is held until the address is confirmed', async () => {
    backend.answerWrite = () => ({ ...sent, status: 'HELD' });
    await visitAs(backend, '31');
    await showFilled();
    await send();
    expect(await screen.findByText(/sobald Sie Ihre E-Mail-Adresse bestätigt haben/)).toBeVisible();
    expect(screen.queryByText(/^Die Antwort geht an/)).not.toBeInTheDocument();
  });

  it('PP-14 the owner sees neither form nor button', async () => {
    await visitAs(backend, '12');
    await show(companyPage({ viewer: { ...companyPage().viewer, is_owner: true, can_contact: false } }));
    expect(screen.queryByRole('region', { name: /^Nachricht an/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Nachricht schreiben' })).not.toBeInTheDocument();
  });
});

describe('server HTML', () => {
  it('PP-15 contains a placeholder with a noscript hint instead of the lazy-loaded form', async () => {
    backend.answer = () => companyPage();
    const html = await pageHtml(contactOf(companyPage()), context());
    expect(html).toContain('id="nachricht"');
    expect(html).toContain('<noscript><p>Zum Schreiben einer Nachricht braucht diese Seite JavaScript.</p></noscript>');
    expect(html).not.toContain('Ihre Nachricht');
  });
});
