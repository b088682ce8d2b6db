import { decideConsent, type Consent } from '@care/contracts';
import { productInquiryAnswerSchema, productInquirySchema, type GeoSuggestAnswer } from '@care/contracts/schemas';
import { contextOf, elementHtml, endPage, loadSession, show, testStore } from '@care/contracts/testing';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { Refusal, siteOfTests } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productPage } from '../../testing/products';
import { inquiryPath, InquirySection } from './InquirySection';
import { problemsOf } from './inquiry-values';

const site = siteOfTests();
const user = userEvent.setup({ delay: null });
const product = productPage();
const SEND = 'POST /api-backend/product/inquiry/';
const REFERENCE = 'PA-2026-7K3MQ2XB';
const PICKED = 'Domstraße 1, 50668 Köln, Deutschland';
const suggested: GeoSuggestAnswer = {
  results: [
    { id: 'a', label: PICKED, secondary: null, kind: 'address' },
    { id: 'b', label: 'Domstraße, 50668 Köln, Deutschland', secondary: null, kind: 'address' },
  ],
  attribution: '',
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(window, { dataLayer: undefined });
  site.answers[SEND] = productInquiryAnswerSchema.parse({ id: 9, reference: REFERENCE });
  site.lookUp = (path) => (path.startsWith('/api-backend/geo/suggest/') ? suggested : undefined);
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const street = () => screen.getByRole('combobox', { name: /^Straße und Hausnummer/ });
const terms = () => screen.getByRole('checkbox', { name: /^Ich stimme den Allgemeinen/ });
const contact = () => screen.getByRole('checkbox', { name: /^Ich bin damit einverstanden, dass mich Pflegefenster/ });
const sendButton = () => screen.findByRole('button', { name: 'Anfrage senden' });
const send = async () => user.click(await sendButton());
const dataLayer = () => (window as typeof window & { dataLayer?: object[] }).dataLayer ?? [];
function agreeTo(statistics: boolean): void {
  const choice: Consent = { statistics, maps: false, ads: false };
  testStore().dispatch(decideConsent(choice));
}

async function open(at = '/pflegeprodukte/pflegebetten/komfort') {
  await loadSession();
  show(<InquirySection product={product} />, { at });
  await sendButton();
}
async function write(element: HTMLElement, text: string) {
  await user.clear(element);
  await user.click(element);
  await user.paste(text);
}
async function fillIn() {
  await write(field(/^Vorname/), 'Anke');
  await write(field(/^Nachname/), 'Berger');
  await write(street(), 'Neusser Straße 118');
  await write(field(/^PLZ und Ort/), '50733 Köln');
  await write(field(/^E-Mail/), 'anke@example.org');
  await write(field(/^Ihr Anliegen/), 'Passt es?');
  await user.click(terms());
}
const written = () => site.written.map(({ body }) => productInquirySchema.parse(body));

it('PD-02 SH-26 the section: is called "Beratung anfragen", shows the product with links, and takes the focus of its fragment', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  await open(inquiryPath(product));
  expect(scrolled).toHaveBeenCalled();
  const region = screen.getByRole('region', { name: 'Beratung anfragen' });
  expect(region).toHaveFocus();
  const section = within(region);
  expect(section.getByRole('heading', { level: 3, name: product.title })).toBeVisible();
  await expectLink(product.category.name, '/pflegeprodukte/pflegebetten', section);
  await expectLink('Zum Produkt', '/pflegeprodukte/pflegebetten/komfort', section);
});

it('PD-02 the section: its server HTML says what to do without JavaScript', () => {
  const html = elementHtml(<InquirySection product={product} />, { at: contextOf('/').url.pathname });
  expect(html).toContain('Das Formular braucht JavaScript.');
  expect(html).toContain('href="/impressum"');
  expect(html).not.toContain('Anfrage senden');
});

it('PD-02 PD-03 PD-04 SH-16 an inquiry of a visitor: is sent with all nine fields; the answer is the reference; with consent it is reported', async () => {
  await open();
  agreeTo(true);
  await fillIn();
  await write(field('Telefon (optional)'), '0221 4711');
  await user.click(contact());
  await send();
  expect(await screen.findByText('Ihre Produktanfrage wurde gesendet.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`Ihr Aktenzeichen: ${REFERENCE}`);
  expect(screen.getByText(/an anke@example.org\. Unser Team .* per E-Mail oder Telefon/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(written()).toEqual([
    {
      product: product.id,
      first_name: 'Anke',
      last_name: 'Berger',
      address: 'Neusser Straße 118',
      postcode_and_place: '50733 Köln',
      email: 'anke@example.org',
      phone: '0221 4711',
      message: 'Passt es?',
      consent: true,
      communication_consent: true,
    },
  ]);
  expect(sessionStorage.getItem('pf-drafts') ?? '').not.toContain('Anke');
  expect(dataLayer()).toEqual([{ event: 'generate_lead', lead_type: 'product', product_id: product.id }]);
});

it('PD-02 PD-03 AC-06 an inquiry of a visitor: a banner lists all wrong fields in their order; without the second consent the answer comes by post', async () => {
  await open();
  agreeTo(false);
  await send();
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
  await waitFor(() => expect(banner).toHaveFocus());
  const links = within(banner).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Vorname',
    'Nachname',
    'Straße und Hausnummer',
    'PLZ und Ort',
    'E-Mail',
    'Ihr Anliegen',
    'Einwilligung',
  ]);
  await user.click(links[0]!);
  expect(field(/^Vorname/)).toHaveFocus();
  expect(terms()).toHaveAccessibleDescription('Fehler: Sie müssen die Allgemeinen Nutzungsbedingungen bestätigen.');
  expect(site.written).toEqual([]);
  expect(screen.getByText('Ohne diese Einwilligung antworten wir Ihnen per Post.')).toBeVisible();
  await fillIn();
  await send();
  expect(await screen.findByText(/antwortet Ihnen per Post/)).toBeVisible();
  expect(written()).toMatchObject([{ communication_consent: false, phone: '' }]);
  expect(dataLayer()).toEqual([]);
});

it('PD-04 an inquiry of a visitor: takes a picked address and its town; the field must still have it', async () => {
  await open();
  await fillIn();
  await write(street(), 'Domstr');
  await user.click(await screen.findByRole('option', { name: PICKED }));
  expect(field(/^PLZ und Ort/)).toHaveValue('50668 Köln');
  await user.type(street(), '!');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Falsche Straße und Hausnummer');
  expect(street()).toBeInvalid();
  expect(site.written).toEqual([]);
  await user.type(street(), '{Backspace}');
  expect(street()).toHaveValue(PICKED);
  await send();
  await screen.findByText('Ihre Produktanfrage wurde gesendet.');
  expect(written()).toMatchObject([{ address: PICKED, postcode_and_place: '50668 Köln' }]);
});

it('PD-04 an inquiry of a visitor: after a pick another one is possible when the field was emptied; one without a number can be completed', async () => {
  await open();
  await fillIn();
  await write(street(), 'Domstr');
  await user.click(await screen.findByRole('option', { name: PICKED }));
  await write(street(), 'Domstr');
  await user.click(await screen.findByRole('option', { name: 'Domstraße, 50668 Köln, Deutschland' }));
  await write(street(), 'Domstraße 7, 50668 Köln, Deutschland');
  await send();
  await screen.findByText('Ihre Produktanfrage wurde gesendet.');
  expect(written()).toMatchObject([{ address: 'Domstraße 7, 50668 Köln, Deutschland' }]);
});

it('PD-03 SH-21 an inquiry of a visitor: shows the details of the answer at their fields, and reports nothing', async () => {
  const details = {
    address: 'Falsche Straße und Hausnummer',
    postcode_and_place: ['Unbekannt.', 'Bitte prüfen.'],
    consent: 'Sie müssen die Allgemeinen Nutzungsbedingungen bestätigen.',
  };
  const product = 'Dieses Produkt gibt es nicht mehr.';
  site.answers[SEND] = new Refusal(422, { details: { product } });
  await open();
  agreeTo(true);
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(product);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  site.answers[SEND] = new Refusal(422, { details });
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie Ihre Angaben.'));
  expect(street()).toBeInvalid();
  expect(field(/^PLZ und Ort/)).toHaveAccessibleDescription('Fehler: Unbekannt. Bitte prüfen.');
  expect(terms()).toHaveAccessibleDescription(`Fehler: ${details.consent}`);
  expect(dataLayer()).toEqual([]);
});

it('PD-03 an inquiry of a visitor: is sent again with the same key after a failure and a reload; consents are asked for again', async () => {
  site.answers[SEND] = 503;
  await open();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
  document.body.innerHTML = '';
  endPage();
  await open();
  await waitFor(() => expect(field(/^Ihr Anliegen/)).toHaveValue('Passt es?'));
  expect(street()).toHaveValue('Neusser Straße 118');
  expect(terms()).not.toBeChecked();
  await user.click(terms());
  await send();
  await waitFor(() => expect(site.keys).toHaveLength(2));
  expect(site.keys[0]).toMatch(/^\S{8,}$/);
  expect(site.keys[1]).toBe(site.keys[0]);
});

it('PD-02 an inquiry of a signed-in user: begins with name and e-mail', async () => {
  Object.assign(site, { signedIn: true, sessionEmail: 'paul.plus@example.org' });
  await open();
  await waitFor(() => expect(field(/^E-Mail/)).toHaveValue('paul.plus@example.org'));
  expect(field(/^Vorname/)).toHaveValue('Paul');
  expect(field(/^Nachname/)).toHaveValue('Plus');
});

it.each([
  ['Domstraße 1', undefined, true],
  ['Unter den Linden 3', undefined, false],
  ['Neusser Straße', undefined, false],
  ['50733 Köln, Neusser Straße 118', undefined, false],
  [PICKED, PICKED, true],
  ['Domstraße 1', PICKED, false],
  ['Domstraße 3, 50668 Köln, Deutschland', PICKED, false],
])('PD-04 "%s" after the pick "%s" is accepted: %s', (text, pickedAddress, isAccepted) => {
  const { address } = problemsOf({ address: { text }, pickedAddress });
  expect(address).toBe(isAccepted ? undefined : 'Falsche Straße und Hausnummer');
});
