import { companyRegistrationSchema, type GeoAddress } from '@care/contracts/schemas';
import { companyOf, companyProblems, renamedDetails, websiteOf, type CompanyValues } from './company-values';

const LABEL = 'Neusser Straße 118, 50733 Köln, Deutschland';
const address: GeoAddress = {
  label: LABEL,
  street: 'Neusser Straße',
  house_number: '118',
  postal_code: '50733',
  city: 'Köln',
  state: null,
  lat: 50.9,
  lng: 6.9,
  precision: 'postcode',
};
const house: CompanyValues = {
  name: 'Haus Lindenhof',
  operator: 'Lindenhof gGmbH',
  street: { text: LABEL, picked: { id: 'x', label: LABEL, session: 's' } },
  zip_code: '50733',
  email: 'info@lindenhof.example',
  phone: '0221 4711',
  website: 'www.lindenhof.example',
};

describe('registering a company', () => {
  it('AC-18 an empty form has errors at exactly the required fields', () => {
    expect(Object.keys(companyProblems({})).sort()).toEqual(
      ['name', 'operator', 'street', 'zip_code', 'email', 'phone', 'website'].sort(),
    );
    expect(companyProblems(house)).toEqual({});
  });

  it.each([
    ['typed and not picked', { text: LABEL }],
    ['without three parts', { text: 'Köln', picked: { id: 'x', label: '50733 Köln, Deutschland', session: 's' } }],
  ])('AC-05 an address that is %s gives incorrectStreet', (_, street) => {
    expect(companyProblems({ ...house, street })).toEqual({
      street: 'Bitte wählen Sie Ihre Adresse aus den Vorschlägen aus (Straße und Hausnummer, PLZ und Ort, Land).',
    });
  });

  it.each([
    ['www.haus.example', 'https://www.haus.example'],
    [' http://haus.example ', 'http://haus.example'],
    ['', ''],
  ])('AC-05 the website %j is sent as %j', (typed, sent) => {
    expect(websiteOf(typed)).toBe(sent);
  });

  it('AC-05 an invalid website is an error', () => {
    expect(companyProblems({ ...house, website: 'keine' })).toHaveProperty('website');
  });

  it('AC-05 sends the selected address with its coordinates, listed services and a custom one', () => {
    const sent = companyOf({ ...house, services: ['kurzzeitpflege'], otherService: ' Hausnotruf ' }, address);
    expect(companyRegistrationSchema.parse(sent)).toEqual(sent);
    expect(sent).toMatchObject({
      street: LABEL,
      coordinates: { type: 'Point', coordinates: [6.9, 50.9] },
      services: ['kurzzeitpflege', 'Hausnotruf'],
      website: 'https://www.lindenhof.example',
    });
  });

  it('AC-05 an error at the zip code alone becomes incorrectStreet; with an error at the street it is kept', () => {
    expect(renamedDetails({}, { zip_code: 'x' }).zip_code).toMatch(/^Bitte wählen Sie Ihre Adresse/);
    expect(renamedDetails({}, { zip_code: 'x', street: 'y' }).zip_code).toBe('x');
  });

  it('AC-05 SH-21 an error about a service in own words is one of its field', () => {
    const values: CompanyValues = { services: ['kurzzeitpflege'], otherService: 'x' };
    expect(renamedDetails(values, { 'services.1': 'y' })).toEqual({ otherService: 'y' });
    expect(renamedDetails(values, { 'services.0': 'y', services: 'z' })).toEqual({ 'services.0': 'y', services: 'z' });
  });
});
