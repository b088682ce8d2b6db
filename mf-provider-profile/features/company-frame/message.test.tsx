import { ownedDraftsDiscarded, type PageModule } from '@care/contracts';
import { messageInputSchema, messageSentSchema, type CompanyPage } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';
import { Refusal } from '@care/contracts/testing/site';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests, visitAs } from '../../testing/backend';
import { bareCompany, companyCard, companyPage, noRights } from '../../testing/company';
import { endPage, testStore } from '@care/contracts/testing';
import { pageHtml, profileContext, showPage } from '../../testing/show-page';
import { ContactCard } from './ContactCard';
import { MessageSection } from '../contact/MessageSection';

const backend = backendOfTests();
const sent = sample(messageSentSchema, { id: 5, created_at: '2026-11-20T12:00:00.000Z', status: 'SENT', thread: 5 });

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
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /^Ich willige ein/ });
const written = () => backend.written.map(({ body }) => messageInputSchema.parse(body));

async function show(company: CompanyPage = companyPage()) {
  backend.answer = () => company;
  await showPage(contactOf(company), profileContext());
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
const send = async () => user.click(await button());
const isSent = () => screen.findByText('Ihre Nachricht wurde gesendet.');
const keys = () => backend.written.map(({ headers }) => headers['idempotency-key']);
/** Ends the page as a reload does. */
async function reload() {
  cleanup();
  endPage();
  await visitAs(backend);
  backend.answerWrite = () => sent;
  await show();
  await button();
}

describe('writing to a provider as a visitor', () => {
  beforeEach(() => visitAs(backend));

  it('PP-14 PP-15 PP-26 PP-27 AC-06 names what is missing or invalid, sends the message to the owner, and asks before leaving only with a draft', async () => {
    const isLeaveBlocked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await show();
    expect(screen.queryByRole('link', { name: 'Nachricht schreiben' })).not.toBeInTheDocument();
    const toForm = screen.getByRole('link', { name: /^Zum Nachrichten\u00adformular$/ });
    expect(toForm).toHaveAttribute('href', '/pflegeanbieter/profiles/lindenhof#nachricht');
    await send();
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    await waitFor(() => expect(banner).toHaveFocus());
    const names = within(banner).getAllByRole('link');
    const fields = names.map(({ textContent }) => textContent?.split(':')[0]);
    expect(fields).toEqual(['Vorname', 'Nachname', 'E-Mail', 'Ihre Nachricht', 'Einwilligung']);
    await user.click(names[0]!);
    expect(field(/^Vorname/)).toHaveFocus();
    expect(consent()).toHaveAccessibleDescription('Fehler: Diese Zustimmung ist erforderlich.');
    expect(isLeaveBlocked()).toBe(false);

    await fillIn();
    expect(isLeaveBlocked()).toBe(true);
    const invalid = 'Fehler: Bitte geben Sie eine gültige E-Mail-Adresse ein.';
    await user.clear(field(/^E-Mail/));
    await write(/^E-Mail/, 'anke@example');
    await send();
    expect(field(/^E-Mail/)).toHaveAccessibleDescription(invalid);
    expect(backend.written).toEqual([]);
    await write(/^E-Mail/, '.org');
    await send();
    await isSent();
    expect(screen.queryByRole('button', { name: 'Nachricht senden' })).not.toBeInTheDocument();
    expect(screen.getByText('Die Antwort geht an anke@example.org.')).toBeVisible();
    expect(isLeaveBlocked()).toBe(false);
    expect(written()).toEqual([
      {
        title: 'Nachricht an Seniorenzentrum Lindenhof',
        content: 'Haben Sie einen Platz?',
        recipient: 12,
        company: 7,
        contact_info: { name: 'Anke', lastname: 'Berger', email: 'anke@example.org', phone: '' },
      },
    ]);
  });

  it('PP-15 PP-27 AC-14 SH-21 SH-25 shows each refusal at its field or above the form, and keeps what was typed', async () => {
    await show();
    await fillIn();
    await write('Telefon (optional)', '0221 4711');
    await write(/^Betreff/, 'Besichtigung');
    for (const [details, text] of [
      [{ detail: 'Sie haben in diesem Monat bereits 5 Pflegekräfte angeschrieben.' }, /bereits 5 Pflegekräfte/],
      [{ recipient: 'Dieser Pflegeanbieter nimmt keine Nachrichten entgegen.' }, /nimmt keine Nachrichten entgegen/],
      [{ kind: 'Unbekannt.' }, /Daten falsch ausgefüllt/],
    ] as const) {
      backend.answerWrite = () => new Refusal(422, { details });
      await send();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    }
    backend.answerWrite = () =>
      new Refusal(422, { details: { email: ['Zu lang.', 'Ohne @.'], phone: 'Keine Nummer.' } });
    await send();
    await waitFor(() => expect(field(/^E-Mail/)).toHaveAccessibleDescription('Fehler: Zu lang. Ohne @.'));
    expect(field('Telefon (optional)')).toHaveAccessibleDescription('Fehler: Keine Nummer.');
    backend.answerWrite = () => sent;
    await send();
    await isSent();
    const { title, contact_info } = written().at(-1)!;
    expect([title, contact_info?.phone]).toEqual(['Besichtigung', '0221 4711']);
  });

  it('PP-15 keeps a message whose answer was lost over a reload, without the consent, and sends it with its key', async () => {
    backend.answerWrite = () => undefined;
    await show();
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    await reload();
    expect(field(/^Ihre Nachricht/)).toHaveValue('Haben Sie einen Platz?');
    expect(consent()).not.toBeChecked();
    await user.click(consent());
    await send();
    await isSent();
    expect(keys()).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys()[0]]);
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

  it('PP-26 a provider without an owner has no form, but phone, website, and others nearby that can be written to', async () => {
    const bare = { ...bareCompany(), viewer: noRights, phone: '0221 4711', website: 'https://haus.example' };
    const near = { count: 1, results: [{ ...companyCard(8, 'Haus Birke'), distance_km: 3.4 }] };
    backend.answer = ({ pathname }) => (pathname.endsWith('/nearby/') ? near : bare);
    await showPage(contactOf(bare), profileContext());
    expect(screen.queryByRole('region', { name: /^Nachricht an/ })).not.toBeInTheDocument();
    const contact = within(screen.getByRole('region', { name: 'Kontakt' }));
    expect(contact.getByRole('link', { name: /^Anrufen/ })).toBeVisible();
    expect(contact.getByRole('link', { name: 'Zur Website: haus.example' })).toBeVisible();
    expect(contact.getByText(/^Dieses Profil wird noch nicht vom Betreiber gepflegt\./)).toBeVisible();
    expect(contact.getByText(/Rufen Sie am besten werktags am Vormittag an\.$/)).toBeVisible();
    const nearby = within(await screen.findByRole('region', { name: 'In der Nähe können Sie auch schreiben' }));
    const other = nearby.getByRole('link', { name: 'Haus Birke' });
    expect(other).toHaveAttribute('href', expect.stringMatching(/#nachricht$/));
    expect(nearby.getByText(/3 km entfernt$/)).toBeVisible();
  });
});

describe('writing to a provider when signed in', () => {
  afterAll(() => visitAs(backend));

  it('PP-14 PP-15 AC-20 fills in what was not typed, moves to the form, works without storage, and says that a message is held', async () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused');
    });
    await show();
    await button();
    await write(/^Nachname/, 'Berger-Alt');
    await visitAs(backend, '31');
    await waitFor(() => expect(field(/^Vorname/)).toHaveValue('Anke'));
    expect(field(/^E-Mail/)).toHaveValue('anke@example.org');
    expect(field(/^Nachname/)).toHaveValue('Berger-Alt');
    const [inCard] = await screen.findAllByRole('link', { name: 'Nachricht schreiben' });
    expect(inCard).toHaveAttribute('href', '/pflegeanbieter/profiles/lindenhof#nachricht');
    expect(screen.queryByRole('button', { name: 'Jetzt bewerben' })).not.toBeInTheDocument();
    await user.click(inCard!);
    const form = screen.getByRole('region', { name: /^Nachricht an/ });
    await waitFor(() => expect(form).toHaveFocus());
    expect(form).toHaveAttribute('data-scrolled-to');
    await write(/^Ihre Nachricht/, 'Haben Sie einen Platz?');
    await user.click(consent());
    backend.answerWrite = () => ({ ...sent, status: 'HELD' });
    await send();
    expect(await screen.findByText(/sobald Sie Ihre E-Mail-Adresse bestätigt haben/)).toBeVisible();
    expect(screen.queryByText(/^Die Antwort geht an/)).not.toBeInTheDocument();
    refused.mockRestore();
  });
});

it('PP-15 server HTML: contains a placeholder with a noscript hint instead of the lazy-loaded form', async () => {
  backend.answer = () => companyPage();
  const html = await pageHtml(contactOf(companyPage()), profileContext());
  expect(html).toContain('id="nachricht"');
  expect(html).toContain('<noscript><p>Zum Schreiben einer Nachricht braucht diese Seite JavaScript.</p></noscript>');
  expect(html).not.toContain('Ihre Nachricht');
});
