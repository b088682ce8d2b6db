import { decideConsent, type Consent } from '@care/contracts';
import { productInquiryAnswerSchema, productInquirySchema, type GeoSuggestAnswer } from '@care/contracts/schemas';
import { contextOf, elementHtml, endPage, loadSession, show, testStore } from '@care/contracts/testing';
import { Refusal, siteOfTests } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productPage } from '../../testing/products';
import { inquiryPath } from './inquiry-path';
import { InquirySection } from './InquirySection';

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
  await write(field(/^Ihr Anliegen/), 'Passt das Bett in ein kleines Zimmer?');
  await user.click(terms());
}
const written = () => site.written.map(({ body }) => productInquirySchema.parse(body));

describe('the section', () => {
  it('PD-02 SH-26 is called "Beratung anfragen" and shows the product in short, with links', async () => {
    await open();
    const section = within(screen.getByRole('region', { name: 'Beratung anfragen' }));
    expect(section.getByRole('heading', { level: 3, name: product.title })).toBeVisible();
    expect(section.getByRole('link', { name: product.category.name })).toHaveAttribute(
      'href',
      '/pflegeprodukte/pflegebetten',
    );
    expect(section.getByRole('link', { name: 'Zum Produkt' })).toHaveAttribute(
      'href',
      '/pflegeprodukte/pflegebetten/komfort',
    );
  });

  it('PD-02 takes the focus when its fragment is opened', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    await open(inquiryPath(product));
    expect(scrolled).toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'Beratung anfragen' })).toHaveFocus();
  });

  it('PD-02 its server HTML says what to do without JavaScript', () => {
    const html = elementHtml(<InquirySection product={product} />, { at: contextOf('/').url.pathname });
    expect(html).toContain('Das Formular braucht JavaScript.');
    expect(html).toContain('href="/impressum"');
    expect(html).not.toContain('Anfrage senden');
  });
});

describe('an inquiry of a visitor', () => {
  it('PD-02 PD-03 PD-04 is sent with all nine fields; the answer is the reference and what happens next', async () => {
    await open();
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
        message: 'Passt das Bett in ein kleines Zimmer?',
        consent: true,
        communication_consent: true,
      },
    ]);
    expect(sessionStorage.getItem('pf-drafts') ?? '').not.toContain('Anke');
  });

  it('PD-02 without the second consent is answered by post, and the form says so', async () => {
    await open();
    expect(screen.getByText('Ohne diese Einwilligung antworten wir Ihnen per Post.')).toBeVisible();
    await fillIn();
    await send();
    expect(await screen.findByText(/antwortet Ihnen per Post/)).toBeVisible();
    expect(written()).toMatchObject([{ communication_consent: false, phone: '' }]);
  });

  it('PD-03 AC-06 is not sent while the form is invalid: a banner lists all wrong fields in their order', async () => {
    await open();
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
  });

  it.each(['Unter den Linden 3', 'Neusser Straße', '50733 Köln, Neusser Straße 118'])(
    'PD-04 is not sent with the street "%s"',
    async (wrong) => {
      await open();
      await fillIn();
      await write(street(), wrong);
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent('Falsche Straße und Hausnummer');
      expect(street()).toBeInvalid();
      expect(site.written).toEqual([]);
    },
  );

  it('PD-04 takes a picked address and its town; the field must still have it', async () => {
    await open();
    await fillIn();
    await write(street(), 'Domstr');
    await user.click(await screen.findByRole('option', { name: PICKED }));
    expect(field(/^PLZ und Ort/)).toHaveValue('50668 Köln');
    await user.type(street(), ' (Hof)');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Falsche Straße und Hausnummer');
    await user.type(street(), '{Backspace}'.repeat(' (Hof)'.length));
    expect(street()).toHaveValue(PICKED);
    await send();
    await screen.findByText('Ihre Produktanfrage wurde gesendet.');
    expect(written()).toMatchObject([{ address: PICKED, postcode_and_place: '50668 Köln' }]);
  });

  it('PD-04 after a pick another address can be typed when the field was emptied', async () => {
    await open();
    await fillIn();
    await write(street(), 'Domstr');
    await user.click(await screen.findByRole('option', { name: PICKED }));
    await user.clear(street());
    await write(street(), 'Am Weg 5b');
    await send();
    await screen.findByText('Ihre Produktanfrage wurde gesendet.');
    expect(written()).toMatchObject([{ address: 'Am Weg 5b' }]);
  });

  it('PD-04 a picked street without a number can be completed', async () => {
    await open();
    await fillIn();
    await write(street(), 'Domstr');
    await user.click(await screen.findByRole('option', { name: 'Domstraße, 50668 Köln, Deutschland' }));
    await write(street(), 'Domstraße 7, 50668 Köln, Deutschland');
    await send();
    await screen.findByText('Ihre Produktanfrage wurde gesendet.');
  });

  it('PD-03 SH-21 shows the details of the answer at their fields, and reports nothing', async () => {
    const details = {
      address: 'Falsche Straße und Hausnummer',
      postcode_and_place: ['Unbekannt.', 'Bitte prüfen.'],
      consent: 'Sie müssen die Allgemeinen Nutzungsbedingungen bestätigen.',
    };
    Object.assign(site.answers, { [SEND]: new Refusal(422, { details }) });
    await open();
    agreeTo(true);
    await fillIn();
    await send();
    expect(await screen.findByText('Bitte prüfen Sie Ihre Angaben.')).toBeVisible();
    expect(street()).toBeInvalid();
    expect(field(/^PLZ und Ort/)).toHaveAccessibleDescription('Fehler: Unbekannt. Bitte prüfen.');
    expect(terms()).toHaveAccessibleDescription(`Fehler: ${details.consent}`);
    expect(dataLayer()).toEqual([]);
  });

  it('PD-03 says what is wrong if the product is gone', async () => {
    const details = { product: 'Dieses Produkt gibt es nicht mehr.' };
    Object.assign(site.answers, { [SEND]: new Refusal(422, { details }) });
    await open();
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(details.product);
  });

  it('PD-03 SH-16 is reported as generate_lead after consent to statistics', async () => {
    await open();
    agreeTo(true);
    await fillIn();
    await send();
    await screen.findByText('Ihre Produktanfrage wurde gesendet.');
    expect(dataLayer()).toEqual([{ event: 'generate_lead', lead_type: 'product', product_id: product.id }]);
  });

  it('PD-03 SH-16 is not reported without consent', async () => {
    await open();
    agreeTo(false);
    await fillIn();
    await send();
    await screen.findByText('Ihre Produktanfrage wurde gesendet.');
    expect(dataLayer()).toEqual([]);
  });

  it('PD-03 is sent again with the same key after a failure and a reload; consents are asked for again', async () => {
    site.answers[SEND] = 503;
    await open();
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
    document.body.innerHTML = '';
    endPage();
    await open();
    await waitFor(() => expect(field(/^Ihr Anliegen/)).toHaveValue('Passt das Bett in ein kleines Zimmer?'));
    expect(street()).toHaveValue('Neusser Straße 118');
    expect(terms()).not.toBeChecked();
    await user.click(terms());
    await send();
    await waitFor(() => expect(site.keys).toHaveLength(2));
    expect(site.keys[0]).toMatch(/^\S{8,}$/);
    expect(site.keys[1]).toBe(site.keys[0]);
  });
});

describe('an inquiry of a signed-in user', () => {
  it('PD-02 begins with name and e-mail', async () => {
    Object.assign(site, { signedIn: true, sessionEmail: 'paul.plus@example.org' });
    await open();
    await waitFor(() => expect(field(/^E-Mail/)).toHaveValue('paul.plus@example.org'));
    expect(field(/^Vorname/)).toHaveValue('Paul');
    expect(field(/^Nachname/)).toHaveValue('Plus');
  });
});
