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

async function fillIn(form: Form, text: string) {
  await userEvent.type(await form.findByRole('textbox', { name: /Ihre Nachricht/ }), text);
  await userEvent.type(form.getByRole('textbox', { name: /E-Mail/ }), 'paul.plus@example.org');
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.click(form.getByRole('button', { name: 'Nachricht senden' }));
}

describe('contacting a job seeker', () => {
  it('AC-12 Plus and Premium open a form with the own name, which sends the message', async () => {
    const sent = {
      id: 9,
      title: 'x',
      created_at: '2026-11-20T10:00:00.000Z',
      status: 'SENT',
      thread: 9,
      quota: quota(3),
    };
    const form = await open({ [quotaCall]: allowed(2), [SEND_CALL]: sent });
    expect(await form.findByText(/noch 3 weitere Pflegekräfte/)).toBeVisible();
    expect(form.getByRole('textbox', { name: /Vorname/ })).toHaveValue('Paul');
    expect(form.getByRole('textbox', { name: /Nachname/ })).toHaveValue('Plus');
    await fillIn(form, 'Wir suchen Sie.');
    expect(await form.findByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
    expect(form.getByText(/noch 2 weitere Pflegekräfte/)).toBeVisible();
    expect(site.written).toEqual([
      {
        path: SEND_CALL,
        body: {
          title: 'Nachricht an Maria S.',
          content: 'Wir suchen Sie.',
          recipient: 12,
          kind: 'RECRUITMENT',
          contact_info: { name: 'Paul', lastname: 'Plus', email: 'paul.plus@example.org', phone: '' },
        },
      },
    ]);
  });

  it('AC-12 when the monthly contacts are used up, the dialog says so and links to other packages', async () => {
    const form = await open({ [quotaCall]: allowed(5) });
    expect(await form.findByText(LIMIT_TEXT)).toBeVisible();
    expect(form.getByText(/Ab dem 1\. Dezember 2026/)).toBeVisible();
    expect(form.getByRole('link', { name: 'Paket ändern' })).toHaveAttribute('href', '/profile/company?package=change');
    expect(form.queryByRole('textbox')).toBeNull();
  });

  it('AC-12 when the package has ended since the page was opened, the dialog links to the packages', async () => {
    const none = recruitingAllowanceSchema.parse({ can_contact: false, quota: { ...quota(0), limit: 0 } });
    const form = await open({ [quotaCall]: none });
    expect(await form.findByText(/benötigen Sie das Plus- oder Premium-Paket\.$/)).toBeVisible();
    expect(form.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
    expect(form.queryByText(/Anwerbungen/)).toBeNull();
    expect(form.queryByRole('textbox')).toBeNull();
  });

  it('AC-12 a rejected message shows tooManyMailsPlusTier and keeps the text', async () => {
    const refusal = new Refusal(403, { code: 'limit_reached', details: { detail: TOO_MANY } });
    const form = await open({ [quotaCall]: allowed(4), [SEND_CALL]: refusal });
    await fillIn(form, 'Wir suchen Sie.');
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(TOO_MANY));
    expect(form.getByRole('textbox', { name: /Ihre Nachricht/ })).toHaveValue('Wir suchen Sie.');
  });

  it('AC-12 SH-09 when the session ends, the dialog keeps the text and the user can sign in again in place', async () => {
    const form = await open({ [quotaCall]: allowed(0) });
    const content = await form.findByRole('textbox', { name: /Ihre Nachricht/ });
    await userEvent.type(content, 'Wir suchen Sie.');
    site.signedIn = false;
    await loadSession();
    expect(await screen.findByRole('dialog', { name: 'Erneut anmelden' })).toBeVisible();
    expect(content).toBeVisible();
    expect(content).toHaveValue('Wir suchen Sie.');
  });

  it('AC-12 when the session ends without a draft, the packages are offered again', async () => {
    const form = await open({ [quotaCall]: allowed(0) });
    await form.findByRole('textbox', { name: /Ihre Nachricht/ });
    site.signedIn = false;
    await loadSession();
    expect(await screen.findByText(/benötigen Sie das Plus- oder Premium-Paket\.$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("AC-12 AC-06 shows missing fields, and the server's errors, at the fields", async () => {
    const refusal = new Refusal(422, { details: { email: 'Diese Adresse gibt es nicht.' } });
    const form = await open({ [quotaCall]: allowed(0), [SEND_CALL]: refusal });
    await userEvent.click(await form.findByRole('button', { name: 'Nachricht senden' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    expect(site.written).toEqual([]);
    await fillIn(form, 'Text');
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /E-Mail/ })).toHaveAccessibleDescription(
        /Diese Adresse gibt es nicht\./,
      ),
    );
  });

  it('AC-12 PP-18 a provider whose profile is not public sees an explanation', async () => {
    const form = await open({ [quotaCall]: { can_contact: false, quota: null } });
    expect(await form.findByText(/^Ihr Profil ist zurzeit nicht öffentlich\./)).toBeVisible();
    expect(form.queryByRole('link')).toBeNull();
  });
});
