import { companyProblems, renamedDetails, websiteOf, type CompanyValues } from './company-values';

const LABEL = 'Neusser Straße 118, 50733 Köln, Deutschland';
const house: CompanyValues = {
  name: 'Haus Lindenhof',
  operator: 'Lindenhof gGmbH',
  street: { text: LABEL, picked: { id: 'x', label: LABEL, session: 's' } },
  zip_code: '50733',
  email: 'info@lindenhof.example',
  phone: '0221 4711',
  website: 'www.lindenhof.example',
};

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

it('AC-05 SH-21 an invalid website is an error; one about a service in own words is one of its field, others stay', () => {
  expect(Object.keys(companyProblems({ ...house, website: 'keine' }))).toEqual(['website']);
  const values: CompanyValues = { services: ['kurzzeitpflege'], otherService: 'x' };
  expect(renamedDetails(values, { zip_code: 'x', street: 'y' })).toEqual({ zip_code: 'x', street: 'y' });
  expect(renamedDetails(values, { 'services.1': 'y' })).toEqual({ otherService: 'y' });
  expect(renamedDetails(values, { 'services.0': 'y', services: 'z' })).toEqual({ 'services.0': 'y', services: 'z' });
});
