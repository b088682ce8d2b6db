import { articleListSchema, newsletterListSchema, newsletterSchema, type Newsletter } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfStaff } from '../testing/show-at';

const site = siteOfStaff();
const LIST = '/api-backend/admin/newsletter/';
const ONE = `${LIST}7/`;
const AT = '2026-11-19T10:00:00.000Z';
const article = { description: '', published_at: AT, main_image: null };
const draft: Newsletter = newsletterSchema.parse({
  ...{ id: 7, state: 'DRAFT', subject: 'Neues im Mai', introduction: 'Hallo.', updated_at: AT },
  ...{ started_at: null, finished_at: null, recipients: 2, stopped_because: null },
  articles: [{ slug: 'eins', title: 'Artikel eins', is_public: true }],
  result: { waiting: 0, sent: 0, failed: 0, unknown: 0, unsubscribed: 0 },
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  site.answers[`${LIST}?limit=20&offset=0`] = newsletterListSchema.parse({ count: 1, results: [draft] });
  site.answers['/api-backend/content/article/?limit=50'] = articleListSchema.parse({
    count: 2,
    results: [
      { ...article, slug: 'eins', title: 'Artikel eins' },
      { ...article, slug: 'zwei', title: 'Artikel zwei' },
    ],
  });
  site.answers[ONE] = draft;
  site.answers[`${ONE}preview/`] = { subject: draft.subject, text: 'Guten Tag Paul,', html_url: '/mail' };
});

it('OP-63 an editor writes a draft and chooses articles in an order; what somebody else saved meanwhile is shown', async () => {
  await showAt('/verwaltung?view=newsletter');
  await expectLink('Neues im Mai', '/verwaltung?view=newsletter&id=7');
  await userEvent.click(screen.getByRole('link', { name: 'Neuer Newsletter' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Betreff/ }), 'Neues im Juni');
  const choose = screen.getByRole('combobox', { name: 'Artikel hinzufügen' });
  for (const slug of ['eins', 'zwei']) {
    await within(choose).findByRole('option', { name: `Artikel ${slug}` });
    await userEvent.selectOptions(choose, slug);
  }
  await press('Artikel zwei nach oben');
  site.answers[`POST ${LIST}`] = draft;
  await press('Speichern');
  const body = { subject: 'Neues im Juni', introduction: '', articles: ['zwei', 'eins'] };
  await waitFor(() => expect(site.written).toEqual([{ path: `POST ${LIST}`, body }]));

  await press('Bearbeiten');
  const subject = screen.getByRole('textbox', { name: /^Betreff/ });
  await userEvent.type(subject, '!');
  site.answers[`PUT ${ONE}`] = new Refusal(412, {});
  site.answers[ONE] = { ...draft, subject: 'Von Rika' };
  await press('Speichern');
  expect(await screen.findByText('Betreff: Von Rika')).toBeVisible();
  expect(subject).toHaveValue('Neues im Mai!');
  await press('Andere Fassung übernehmen');
  expect(subject).toHaveValue('Von Rika');
  site.answers[`PUT ${ONE}`] = { ...draft, subject: 'Von Rika' };
  await press('Speichern');
  expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeVisible();
});

it('OP-10 OP-63 is for the role EDITOR', async () => {
  site.answers[`${LIST}?limit=20&offset=0`] = 403;
  await showAt('/verwaltung?view=newsletter');
  expect(await screen.findByText(/^Für diese Seite braucht Ihr Konto die Rolle „Redaktion“\./)).toBeVisible();
});

it('OP-64 OP-65 OP-66 previews, sends to oneself, sends after the agreed number, stops, and shows the result', async () => {
  await showAt('/verwaltung?view=newsletter&id=7');
  expect(await screen.findByTitle('Mit Gestaltung')).toHaveAttribute('src', '/mail');
  expect(screen.getByText('Guten Tag Paul,')).toBeInTheDocument();
  site.answers[`POST ${ONE}test/`] = {};
  await press('Probe an mich senden');
  expect(await screen.findByText('Die Probe ist unterwegs.')).toBeVisible();

  const agree = async (name: string) => {
    await press(name);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name }));
  };
  site.answers[`POST ${ONE}send/`] = new Refusal(409, { message: 'Inzwischen sind es 3 Empfänger.' });
  site.answers[ONE] = { ...draft, recipients: 3 };
  await agree('An 2 Personen senden');
  expect(await screen.findByText('3 Personen bekommen diesen Newsletter.')).toBeVisible();
  const sending = { ...draft, recipients: 3, state: 'SENDING', started_at: AT };
  site.answers[`POST ${ONE}send/`] = sending;
  site.answers[ONE] = { ...sending, result: { ...draft.result, sent: 1, waiting: 2 } };
  await agree('An 3 Personen senden');
  expect(await screen.findByText('1 von 3 erledigt')).toBeVisible();
  expect(site.written.at(-1)).toEqual({ path: `POST ${ONE}send/`, body: { recipients: 3 } });
  const stopped = { ...sending, state: 'STOPPED', result: { ...draft.result, sent: 1, waiting: 2 } };
  site.answers[`POST ${ONE}stop/`] = stopped;
  site.answers[ONE] = { ...stopped, stopped_because: 'PRESSED' };
  await press('Versand anhalten');
  expect(await screen.findByText('Der Versand ist angehalten.')).toBeVisible();
  site.answers[`POST ${ONE}send/`] = stopped;
  site.answers[ONE] = { ...sending, state: 'SENT', result: { ...draft.result, sent: 2, unsubscribed: 1 } };
  await agree('An 2 weitere Personen senden');
  expect(await screen.findByText('3 von 3 erledigt')).toBeVisible();
  expect(screen.getByText('Inzwischen abgemeldet').nextSibling).toHaveTextContent('1');
});
