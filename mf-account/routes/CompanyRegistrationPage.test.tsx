import { geoAddressSchema } from '@care/contracts/schemas';
import { loadSession } from '@care/contracts/testing';
import { sample } from '@care/contracts/testing/sample';
import { paul, Refusal } from '@care/contracts/testing/site';
import { storeDraft, storedDrafts } from '@care/contracts/testing/drafts';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfTests } from '../testing/show-site';

// Forms with many fields are slow in jsdom on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
const site = siteOfTests();
const user = userEvent.setup({ delay: null });

const field = (name: RegExp) => screen.getByRole('textbox', { name });

const LABEL = 'Neusser Straße 118, 50733 Köln, Deutschland';
const house = {
  name: 'Haus Lindenhof',
  operator: 'Lindenhof gGmbH',
  street: { text: LABEL, picked: { id: 'n', label: LABEL, session: 's' } },
  zip_code: '50733',
  email: 'info@lindenhof.example',
  phone: '0221 4711',
  website: 'www.lindenhof.example',
  otherService: ' Hausnotruf ',
};
const keepHouse = () => storeDraft('company-registration', house);
const next = () => user.click(screen.getByRole('button', { name: 'Weiter' }));
async function goToLastStep() {
  await screen.findByRole('heading', { level: 2, name: 'Adressdaten' });
  await next();
  await screen.findByRole('heading', { level: 2, name: 'Paketauswahl' });
  await next();
  await screen.findByRole('heading', { level: 2, name: 'Zahlung und Abschluss' });
}
const submit = () => user.click(screen.getByRole('button', { name: 'Einrichtung kostenlos registrieren' }));

beforeEach(() => {
  site.signedIn = true;
  site.user = { ...paul, company: null };
  site.lookUp = (path) =>
    path.startsWith('/api-backend/geo/resolve/?id=n')
      ? sample(geoAddressSchema, { label: LABEL, postal_code: '50733', lat: 50.96, lng: 6.95 })
      : undefined;
});

it('AC-05 redirects a visitor to sign-in with a return path, and tells a job seeker that another account is needed', async () => {
  site.signedIn = false;
  await showAt('/registration/einrichtung');
  expect(screen.getByText('Bitte melden Sie sich an, um ein Konto für Ihre Einrichtung anzulegen.')).toBeVisible();
  await expectLink('Jetzt anmelden', '/login?callbackUrl=%2Fregistration%2Feinrichtung');
  site.signedIn = true;
  site.user = { ...paul, company: null, profile_type: 'JOB_SEEKER' };
  await loadSession();
  expect(await screen.findByText(/^Mit einem Konto für Pflegekräfte können Sie keine Einrichtung/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
});

it('AC-05 AC-18 the first step asks for missing fields', async () => {
  await showAt('/registration/einrichtung');
  await screen.findByRole('heading', { level: 2, name: 'Adressdaten' });
  await next();
  const banner = await screen.findByRole('alert');
  expect(within(banner).getAllByRole('link')).toHaveLength(7);
  expect(screen.getByText('Schritt 1 von 3')).toBeVisible();
});

it('AC-05 three steps send the company and continue with the ownership claim', async () => {
  keepHouse();
  site.answers['POST /api-backend/auth/company/register/'] = { id: 77 };
  const { addressNow } = await showAt('/registration/einrichtung');
  await screen.findByRole('heading', { level: 2, name: 'Adressdaten' });
  // In the order of the choice, which is not that of the list (SR-13).
  for (const name of ['Stationäre Pflege', 'Ambulante Pflege'])
    await user.click(screen.getByRole('checkbox', { name }));
  await next();
  const packages = await screen.findByRole('heading', { level: 2, name: 'Paketauswahl' });
  await waitFor(() => expect(packages).toHaveFocus());
  const start =
    /^Sie beginnen mit dem kostenlosen Profil\. Plus.* und Premium können Sie auf dieser Website noch nicht buchen\.$/;
  expect(screen.getByText(start)).toBeVisible();
  await next();
  await screen.findByRole('heading', { level: 2, name: 'Zahlung und Abschluss' });
  expect(screen.getByText(LABEL)).toBeVisible();
  expect(site.written).toEqual([]);
  expect(screen.getByText('Stationäre Pflege, Ambulante Pflege, Hausnotruf')).toBeVisible();
  await submit();
  await waitFor(() => expect(addressNow()).toBe('/verifizierung-inhaberschaft/77'));
  expect(site.written[0]?.body).toMatchObject({
    name: 'Haus Lindenhof',
    street: LABEL,
    zip_code: '50733',
    website: 'https://www.lindenhof.example',
    coordinates: { type: 'Point', coordinates: [6.95, 50.96] },
    services: ['stationare-pflege', 'ambulante-pflege', 'Hausnotruf'],
  });
  expect(storedDrafts()).toEqual({});
});

it('AC-05 SH-21 a rejected zip code is an error of the first step; an existing provider is shown with links', async () => {
  keepHouse();
  const register = 'POST /api-backend/auth/company/register/';
  site.answers[register] = new Refusal(422, { details: { zip_code: 'x' } });
  const { addressNow } = await showAt('/registration/einrichtung');
  await goToLastStep();
  await submit();
  await screen.findByRole('heading', { level: 2, name: 'Adressdaten' });
  expect(field(/^Postleitzahl/)).toHaveAccessibleDescription(/^Fehler: Bitte wählen Sie Ihre Adresse/);
  expect(field(/^Name der Einrichtung/)).toHaveValue('Haus Lindenhof');
  const message = 'Diese Einrichtung gibt es bei uns schon.';
  site.answers[register] = new Refusal(409, {
    code: 'company_exists',
    message,
    details: { detail: message },
    company: { id: 31, slug: 'haus-lindenhof', name: 'HAUS Lindenhof' },
  });
  await goToLastStep();
  expect(screen.queryByText('Ist das Ihre Einrichtung?')).toBeNull();
  await submit();
  const notice = await screen.findByText('Ist das Ihre Einrichtung?');
  expect(notice.closest('[role=status]')).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText(message)).toBeVisible();
  const links = [
    ['Profil von „HAUS Lindenhof“ ansehen', '/pflegeanbieter/profiles/haus-lindenhof'],
    ['Inhaberschaft bestätigen', '/verifizierung-inhaberschaft/31'],
  ] as const;
  for (const [name, address] of links) expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  expect(addressNow()).toBe('/registration/einrichtung');
  site.answers[register] = new Refusal(503, { message: 'x' });
  await submit();
  await waitFor(() => expect(screen.queryByText('Ist das Ihre Einrichtung?')).toBeNull());
});

it('AC-05 a draft is sent again with the same key after a lost answer and a reload, and changed with another', async () => {
  const register = 'POST /api-backend/auth/company/register/';
  site.answers[register] = new Refusal(503, { message: 'x' });
  keepHouse();
  await showAt('/registration/einrichtung');
  await goToLastStep();
  await submit();
  await screen.findByRole('alert');
  cleanup();
  await showAt('/registration/einrichtung');
  await screen.findByRole('heading', { level: 2, name: 'Zahlung und Abschluss' });
  await submit();
  await waitFor(() => expect(site.keys).toHaveLength(2));
  const [first] = site.keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(site.keys).toEqual([first, first]);
  cleanup();
  storeDraft('company-registration', { ...(storedDrafts()['company-registration'] as object), operator: 'Andere' });
  await showAt('/registration/einrichtung');
  await screen.findByRole('heading', { level: 2, name: 'Zahlung und Abschluss' });
  await submit();
  await waitFor(() => expect(site.keys).toHaveLength(3));
  expect(site.keys[2]).not.toBe(first);
});
