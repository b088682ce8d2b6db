import { loadSession } from '@care/contracts/testing';
import { recruitingAllowanceSchema, type RecruitingQuota } from '@care/contracts/schemas';
import { paul, Refusal } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobSeeker, JOB_SEEKER_CALL } from '../testing/job-seeker';
import { showAt, siteOfTests } from '../testing/show-site';

const ADDRESS = '/pflegepersonal/profil/maria-s';
const site = siteOfTests();
const quotaCall = `/api-backend/message/quota/?recipient=${jobSeeker().user_id}`;
const SEND_CALL = 'POST /api-backend/message/';
const quota = (used: number): RecruitingQuota => ({ limit: 5, used, resets_at: '2026-11-30T23:00:00.000Z' });
const allowed = (used: number) => recruitingAllowanceSchema.parse({ can_contact: used < 5, quota: quota(used) });
const LIMIT_TEXT =
  'Mit Ihrem aktuellen Abo können Sie keine unbegrenzte Anzahl von Anwerbungen durchführen. Wenn Sie ein Upgrade vornehmen (Premium-Paket), sind unbegrenzt viele Anwerbungen im Monat möglich.';
const TOO_MANY =
  'Sie haben in diesem Monat bereits 5 Pflegekräfte angeschrieben. Mit dem Premium-Paket können Sie unbegrenzt viele Pflegekräfte kontaktieren.';

/** Shows the profile to a provider with a package, and opens the dialog. */
async function open(answers: Record<string, object | number>) {
  site.signedIn = true;
  site.user = paul;
  site.answers = { [JOB_SEEKER_CALL]: jobSeeker(), ...answers };
  await showAt(ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Kontakt aufnehmen' }));
  return within(await screen.findByRole('dialog', { name: 'Nachricht an Maria S.' }));
}
type Form = Awaited<ReturnType<typeof open>>;

const text = (form: Form) => form.findByRole('textbox', { name: /Ihre Nachricht/ });
const send = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Nachricht senden' }));

describe('contacting a job seeker', () => {
  it('AC-12 AC-06 Plus and Premium open a form with the own name; it sends the message once all is right', async () => {
    const form = await open({ [quotaCall]: allowed(2) });
    expect(await form.findByText(/noch 3 weitere Pflegekräfte/)).toBeVisible();
    expect(form.getByRole('textbox', { name: /Vorname/ })).toHaveValue('Paul');
    expect(form.getByRole('textbox', { name: /Nachname/ })).toHaveValue('Plus');
    await send(form);
    expect(await form.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    expect(site.written).toEqual([]);
    await userEvent.type(await text(form), 'Guten Tag');
    const email = form.getByRole('textbox', { name: /E-Mail/ });
    await userEvent.type(email, 'paul@example.org');
    await userEvent.click(form.getByRole('checkbox'));
    site.answers[SEND_CALL] = new Refusal(422, { details: { email: 'Diese Adresse gibt es nicht.' } });
    await send(form);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Diese Adresse gibt es nicht\./));
    await waitFor(() => expect(form.getByRole('alert')).toHaveFocus());
    site.answers[SEND_CALL] = new Refusal(403, { code: 'limit_reached', details: { detail: TOO_MANY } });
    await send(form);
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(TOO_MANY));
    expect(await text(form)).toHaveValue('Guten Tag');
    await waitFor(() => expect(form.getByRole('alert')).toHaveFocus());
    const sent = { id: 9, title: 'x', created_at: '2026-11-20T10:00:00.000Z', status: 'SENT', thread: 9 };
    site.answers[SEND_CALL] = { ...sent, quota: quota(3) };
    await send(form);
    expect(await form.findByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
    expect(form.getByText(/noch 2 weitere Pflegekräfte/)).toBeVisible();
    expect(site.written.at(-1)).toEqual({
      path: SEND_CALL,
      body: {
        title: 'Nachricht an Maria S.',
        content: 'Guten Tag',
        recipient: 12,
        kind: 'RECRUITMENT',
        contact_info: { name: 'Paul', lastname: 'Plus', email: 'paul@example.org', phone: '' },
      },
    });
  });

  const unlimited = { can_contact: false, quota: { ...quota(0), limit: 0 } };
  it.each([
    ['the monthly contacts are used up', allowed(5), LIMIT_TEXT, ['Paket ändern', '/profile/company?package=change']],
    [
      'the package has ended',
      unlimited,
      /benötigen Sie das Plus- oder Premium-Paket\.$/,
      ['Pakete ansehen', '/pakete'],
    ],
    [
      'the own profile is not public',
      { can_contact: false, quota: null },
      /^Ihr Profil ist zurzeit nicht öffentlich\./,
      [],
    ],
  ])(
    'AC-12 PP-18 when %s, the dialog says so and links to packages that help',
    async (_when, allowance, words, link) => {
      const form = await open({ [quotaCall]: recruitingAllowanceSchema.parse(allowance) });
      expect(await form.findByText(words)).toBeVisible();
      const links = form.queryAllByRole('link').flatMap((one) => [one.textContent, one.getAttribute('href')]);
      expect(links).toEqual(link);
      expect(form.queryAllByText(/Ab dem 1\. Dezember 2026/)).toHaveLength(words === LIMIT_TEXT ? 1 : 0);
      expect(form.queryByRole('textbox')).toBeNull();
    },
  );

  it('AC-12 SH-09 when the session ends, the dialog keeps the text and the user can sign in again in place', async () => {
    const form = await open({ [quotaCall]: allowed(0) });
    await userEvent.type(await text(form), 'Guten Tag');
    site.signedIn = false;
    await loadSession();
    expect(await screen.findByRole('dialog', { name: 'Erneut anmelden' })).toBeVisible();
    expect(await text(form)).toHaveValue('Guten Tag');
  });

  it('AC-12 when the session ends without a draft, the packages are offered again', async () => {
    const form = await open({ [quotaCall]: allowed(0) });
    await text(form);
    site.signedIn = false;
    await loadSession();
    expect(await screen.findByText(/benötigen Sie das Plus- oder Premium-Paket\.$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
