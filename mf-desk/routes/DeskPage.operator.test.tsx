import { operatorLabels } from '@care/contracts/operator-labels';
import { operatorSchema, type Operator } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mergeFields } from '../features/desk/SavedMeanwhile';
import { showAt, siteOfStaff } from '../testing/show-at';

const site = siteOfStaff();
const READ = '/api-backend/admin/operator/';
const SAVE = `PUT ${READ}`;
const empty = Object.fromEntries(Object.keys(operatorLabels).map((field) => [field, '']));
const stored: Operator = operatorSchema.parse({ ...empty, name: 'Pflege GmbH', city: 'Köln', phone: '0221 123456' });

beforeEach(() => void (site.answers[READ] = stored));

const field = (name: keyof Operator) => screen.getByLabelText(operatorLabels[name]);
async function type(name: keyof Operator, text: string) {
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
