import type { z } from 'zod';
import {
  companyRegistrationSchema,
  companySearchQuerySchema,
  jobOfferSearchQuerySchema,
  jobSeekerSearchQuerySchema,
  productInquirySchema,
  ratingListQuerySchema,
  registrationSchema,
} from './index';

function messagesOf(schema: z.ZodType, payload: unknown): Record<string, string> {
  const result = schema.safeParse(payload);
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

it('RV-01 SR-04 SR-09 search queries: reads every filter from text, features also repeated; ratings are ten at a time', () => {
  const services = 'kurzzeitpflege,senioren-wg';
  const query = { city_slug: 'köln', radius: '50', services, features: '1,9', place: '2' };
  const more = { rating: '3', bbox: '6.7,50.8,7.2,51.1', q: ' Rose ', sort: 'ratingAsc', page: '4' };
  expect(companySearchQuerySchema.parse({ ...query, ...more })).toEqual({
    ...{ city_slug: 'köln', lat: undefined, lon: undefined, radius: 50, bbox: [6.7, 50.8, 7.2, 51.1], q: 'Rose' },
    ...{ services: ['kurzzeitpflege', 'senioren-wg'], features: [1, 9], place: 2, rating: 3 },
    ...{ sort: 'ratingAsc', page: 4, page_size: 10 },
  });
  expect(companySearchQuerySchema.parse({ features: ['1', '9,1'] }).features).toEqual([1, 9]);
  expect(ratingListQuerySchema.parse({})).toEqual({ limit: 10, offset: 0, sort: 'newest' });
});

it('SR-04 search queries: falls back on what cannot be read, and refuses nothing', () => {
  const bad = { radius: '-5', features: '99,x,2', place: '7', rating: '0', sort: 'best', page: '-1' };
  const worse = { page_size: '5000', lat: 'abc', lon: '999', bbox: '1,2,3', q: 'x'.repeat(10_000), services: 'foo' };
  const query = companySearchQuerySchema.parse({ ...bad, ...worse });
  expect(query).toMatchObject({
    radius: 20,
    features: [2],
    page: 1,
    page_size: 10,
    services: ['weitere-pflegeformen'],
  });
  const { place, rating, sort, lat, lon, bbox } = query;
  expect([place, rating, sort, lat, lon, bbox]).toEqual(Array(6).fill(undefined));
  expect(query.q).toHaveLength(100);
});

it('SR-22 search queries: knows qualification 8 for staff only', () => {
  expect(jobSeekerSearchQuerySchema.parse({ qualifications: '1,8,9' }).qualifications).toEqual([1, 8]);
  expect(jobOfferSearchQuerySchema.parse({ qualifications: '1,7,8' }).qualifications).toEqual([1, 7]);
});

const person = {
  username: 'anna',
  first_name: 'Anna',
  last_name: 'Berg',
  email: 'anna@beispiel.de',
  password: 'Sonnenblume-7',
  password2: 'Sonnenblume-7',
  newsletter: false,
  consents: true,
  profile_type: 'CARE_SEEKER',
};
const place = { address: '50733 Köln', coords: { type: 'Point', coordinates: [6.95, 50.96] }, radius: 20 };

it('AC-18 registration: names every required field that is missing, in German', () => {
  expect(messagesOf(registrationSchema, person)).toEqual({});
  const messages = messagesOf(registrationSchema, { profile_type: 'CARE_PROVIDER' });
  expect(Object.keys(messages).sort()).toEqual(
    ['consents', 'email', 'first_name', 'last_name', 'password', 'password2', 'username'].sort(),
  );
  expect(messages).toMatchObject({
    username: 'Bitte füllen Sie dieses Feld aus.',
    consents: 'Diese Zustimmung ist erforderlich.',
  });
  expect(messagesOf(registrationSchema, { ...person, password2: 'anders' })).toEqual({
    password2: 'Die Passwörter stimmen nicht überein.',
  });
});

it('AC-18 registration: asks job seekers for a phone number too', () => {
  const seeker = {
    ...person,
    profile_type: 'JOB_SEEKER',
    gender: 'OTHER',
    qualifications: [],
    localizations: [place],
  };
  expect(messagesOf(registrationSchema, seeker)).toEqual({ phone: 'Bitte füllen Sie dieses Feld aus.' });
});

it('AC-03 registration: refuses a fourth work location, and the same one twice', () => {
  const seeker = { ...person, profile_type: 'JOB_SEEKER', gender: 'MALE', phone: '0221 555123', qualifications: [] };
  const four = ['a', 'b', 'c', 'd'].map((address) => ({ ...place, address }));
  expect(messagesOf(registrationSchema, { ...seeker, localizations: four })).toHaveProperty('localizations');
  expect(messagesOf(registrationSchema, { ...seeker, localizations: [place, place] })).toEqual({
    localizations: 'Der Standort wurde bereits hinzugefügt',
  });
});

it.each(['username', 'first_name', 'last_name'])(
  'AC-18 takes nothing invisible for a %s, and nothing that breaks its line',
  (field) => {
    for (const nothing of ['\u0000', '\u200b', ' \u2060 ']) {
      expect(messagesOf(registrationSchema, { ...person, [field]: nothing })).toEqual({
        [field]: 'Bitte füllen Sie dieses Feld aus.',
      });
    }
    expect(registrationSchema.parse({ ...person, [field]: 'An\u0000na\r\nBcc: x' })).toMatchObject({
      [field]: 'Anna Bcc: x',
    });
  },
);

it('AC-05 registration: asks for an address of three parts', () => {
  const company = {
    name: 'Haus Rose',
    operator: 'Rose gGmbH',
    street: 'Neusser Straße 118, 50733 Köln',
    zip_code: '50733',
    coordinates: place.coords,
    email: 'info@rose.example',
    phone: '0221 555123',
    website: 'https://rose.example',
    services: ['kurzzeitpflege'],
  };
  expect(Object.keys(messagesOf(companyRegistrationSchema, company))).toEqual(['street']);
  expect(messagesOf(companyRegistrationSchema, { ...company, street: `${company.street}, Deutschland` })).toEqual({});
});

it.each([
  ['Neusser Straße 118', true],
  ['Hauptstr. 5a, 50667 Köln', true],
  ['ALTER WEG 3', true],
  ['Am Schlossplatz 12', true],
  ['Neusser Straße', false],
  ['Unter den Linden 3', false],
  ['Hauptstraße 5 Hinterhaus', false],
  ['', false],
])('PD-04 the street rule judges "%s": %s', (address, isValid) => {
  const messages = messagesOf(productInquirySchema.pick({ address: true }), { address });
  expect(Object.keys(messages).length === 0).toBe(isValid);
});
