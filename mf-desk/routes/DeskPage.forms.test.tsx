import { operatorLabels } from '@care/contracts/operator-labels';
import {
  articleListSchema,
  newsletterListSchema,
  newsletterSchema,
  operatorSchema,
  tariffSchema,
  type TariffRow,
} from '@care/contracts/schemas';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { Refusal } from '@care/contracts/testing/site';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mergeFields } from '../features/desk/SavedMeanwhile';
import { readValue } from '../features/prices/Prices';
import { showAt, siteOfStaff } from '../testing/show-at';

const site = siteOfStaff();

describe('the data of the operator', () => {
  const READ = '/api-backend/admin/operator/';
  const SAVE = `PUT ${READ}`;
  const empty = Object.fromEntries(Object.keys(operatorLabels).map((field) => [field, '']));
  const stored = operatorSchema.parse({ ...empty, name: 'Pflege GmbH', city: 'Köln', phone: '0221 123456' });

  beforeEach(() => void (site.answers[READ] = stored));

  const field = (name: keyof typeof stored) => screen.getByLabelText(operatorLabels[name]);
  async function type(name: keyof typeof stored, text: string) {
    await userEvent.clear(field(name));
    await userEvent.click(field(name));
    await userEvent.paste(text);
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

  it('OP-06 SH-21 lists what is missing, shows a refusal at its field, and merges what somebody else saved meanwhile', async () => {
    await showAt('/verwaltung?view=operator');
    expect(await screen.findByRole('heading', { level: 1, name: 'Betreiber' })).toBeVisible();
    const missing = within((await screen.findByText('Es fehlen Pflichtangaben')).parentElement as HTMLElement);
    expect(missing.getByText('Kontakt: Straße und Hausnummer; Postleitzahl; E-Mail')).toBeVisible();
    expect(field('phone')).toHaveValue('0221 123456');
    await type('phone', 'keine');
    await type('street', 'Am Ring 5');
    site.answers[SAVE] = new Refusal(422, { details: { phone: 'Bitte geben Sie eine gültige Telefonnummer ein.' } });
    await save();
    await waitFor(() => expect(field('phone')).toHaveAccessibleDescription(/gültige Telefonnummer/));
    expect(site.written).toEqual([{ path: SAVE, body: { ...stored, phone: 'keine', street: 'Am Ring 5' } }]);

    await type('phone', '0221 1');
    site.answers[SAVE] = new Refusal(412, {});
    site.answers[READ] = { ...stored, phone: '0221 9', zip_code: '50667' };
    await save();
    expect(await screen.findByText('Telefon: 0221 9')).toBeVisible();
    expect(field('phone')).toHaveValue('0221 1');
    expect(field('zip_code')).toHaveValue('50667');
    const merged = { ...stored, phone: '0221 1', zip_code: '50667', street: 'Am Ring 5' };
    site.answers[SAVE] = merged;
    await save();
    expect(await screen.findByText('Die Angaben sind gespeichert.')).toBeVisible();
    expect(site.written.at(-1)?.body).toEqual(merged);
    expect(screen.getByText('Kontakt: E-Mail')).toBeVisible();
    expect(field('phone')).toHaveValue('0221 1');
  });

  it('OP-06 is saved if only the answer was lost, and is for EDITORs only', async () => {
    await showAt('/verwaltung?view=operator');
    await screen.findByLabelText(operatorLabels.city);
    await type('city', 'Bonn');
    site.answers[SAVE] = new Refusal(412, {});
    site.answers[READ] = { ...stored, city: 'Bonn' };
    await save();
    expect(await screen.findByText('Die Angaben sind gespeichert.')).toBeVisible();
    site.answers[READ] = 403;
    await showAt('/verwaltung?view=operator');
    expect(
      await screen.findByText(
        'Für diese Seite braucht Ihr Konto die Rolle „Redaktion“. Rollen vergibt die Administration.',
      ),
    ).toBeVisible();
  });

  it('OP-06 of fields that both have changed the typed text stays and the other one is named', () => {
    const mine = { ...stored, name: 'A', street: 'B', email: '' };
    const theirs = { ...stored, name: 'C', street: 'B', city: 'D' };
    expect(mergeFields(stored, mine, theirs)).toEqual({
      merged: { ...stored, name: 'A', street: 'B', city: 'D' },
      both: ['name'],
    });
  });
});

describe('prices and limits', () => {
  const LIST = '/api-backend/admin/tariff/';

  const start = (value: number, state: TariffRow['state'] = 'PRESENT'): TariffRow => ({
    ...{ id: null, value, valid_from: null, state },
  });
  const coming: TariffRow = { id: 7, value: 4500, valid_from: '2027-03-01', state: 'COMING' };
  const tariffWith = (...rows: TariffRow[]) =>
    tariffSchema.parse({
      today: '2026-11-29',
      results: [
        { figure: 'PLUS', label: 'Plus pro Monat', kind: 'CENTS', least: 100, most: 10_000_000, rows },
        { figure: 'JOBS', label: 'Plus: Stellenangebote', kind: 'COUNT', least: 1, most: 1000, rows: [start(3)] },
      ],
    });

  beforeEach(() => void (site.answers[LIST] = tariffWith(start(3900))));

  const add = () => userEvent.click(screen.getByRole('button', { name: 'Änderung anlegen' }));

  it('OP-50 SH-21 shows what holds and what comes, adds a change in euros, and withdraws it', async () => {
    await showAt('/verwaltung?view=prices');
    expect(await screen.findByRole('row', { name: /^Plus pro Monat/ })).toHaveTextContent('39 €');
    const value = screen.getByLabelText(/^Neuer Wert/);
    await userEvent.selectOptions(screen.getByLabelText(/^Preis, Gebühr oder Grenze/), 'Plus pro Monat');
    expect(value).toHaveAccessibleDescription(/^In Euro, zum Beispiel 45 oder 45,50\. Von 1\s€ bis 100\.000\s€\.$/);
    await userEvent.type(value, '0,99');
    const day = screen.getByLabelText(/^Gilt ab/);
    expect(day).toHaveAttribute('min', '2026-11-29');
    fireEvent.change(day, { target: { value: '2027-03-01' } });
    await add();
    await waitFor(() => expect(value).toHaveAccessibleDescription(/einen Wert von 1\s€ bis 100\.000\s€ ein/));
    expect(site.written).toEqual([]);
    await userEvent.clear(value);
    await userEvent.type(value, '45');
    const message = 'Für diesen Tag gibt es schon eine Änderung.';
    site.answers[`POST ${LIST}`] = new Refusal(409, { message });
    await add();
    expect(await screen.findByText(message)).toBeVisible();
    expect(value).toHaveValue('45');
    site.answers[`POST ${LIST}`] = tariffWith(start(3900), coming);
    site.answers[LIST] = tariffWith(start(3900), coming);
    await add();
    expect(await screen.findByText('Die Änderung ist angelegt.')).toBeVisible();
    expect(site.written.at(-1)?.body).toEqual({ figure: 'PLUS', value: 4500, valid_from: '2027-03-01' });
    expect(await screen.findByText('45 €, ab dem 1. März 2027')).toBeVisible();

    site.answers[`DELETE ${LIST}7/`] = tariffWith(start(3900));
    site.answers[LIST] = tariffWith(start(3900));
    await userEvent.click(screen.getByRole('button', { name: 'Zurücknehmen: Plus pro Monat ab dem 1. März 2027' }));
    expect(await screen.findByText('Die Änderung ist zurückgenommen.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Zurücknehmen/ })).not.toBeInTheDocument());
  });

  it('OP-50 shows former values, and is for the role FINANCE', async () => {
    site.answers[LIST] = tariffWith(start(3900, 'PAST'), {
      ...{ id: 3, value: 4100, valid_from: '2026-11-01', state: 'PRESENT' },
    });
    await showAt('/verwaltung?view=prices');
    expect(await screen.findByText('41 €, seit dem 1. November 2026')).toBeVisible();
    expect(screen.getByText('39 €, vorher')).toBeVisible();
    site.answers[LIST] = 403;
    await showAt('/verwaltung?view=prices');
    expect(await screen.findByText(/die Rolle „Buchhaltung“/)).toBeVisible();
  });

  it.each([
    ['CENTS', '45', 4500],
    ['CENTS', ' 45,5 €', 4550],
    ['CENTS', '45,50', 4550],
    ['CENTS', '0,99', null],
    ['CENTS', '1.234', null],
    ['CENTS', '45,505', null],
    ['CENTS', '-45', null],
    ['CENTS', '1e3', null],
    ['CENTS', '999999999999', null],
    ['PERCENT', '20 %', 20],
    ['COUNT', '3,5', null],
  ] as const)('OP-50 of a figure in %s, %p is read as %p', (kind, typed, value) => {
    expect(readValue({ kind, least: kind === 'CENTS' ? 100 : 1, most: 10_000_000 }, typed)).toBe(value);
  });
});

describe('the newsletter', () => {
  const LIST = '/api-backend/admin/newsletter/';
  const ONE = `${LIST}7/`;
  const AT = '2026-11-19T10:00:00.000Z';
  const article = { description: '', published_at: AT, main_image: null };
  const draft = newsletterSchema.parse({
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
});
