import { loadPasswordCheck } from '../account-fields/account-values';
import type { AddressEntry } from '@care/ui/address';
import { emptyRegistration, registrationOf, registrationProblems, renamedDetails } from './registration-values';
import type { RegistrationValues } from './registration-values';

const town = (label: string): AddressEntry => ({ text: label, picked: { id: `id-${label}`, label, session: 's' } });
const person: RegistrationValues = {
  username: ' anke ',
  first_name: 'Anke',
  last_name: 'Berger',
  email: 'anke@example.org',
  password: 'Ein Satz ist besser',
  password2: 'Ein Satz ist besser',
  consents: true,
};
const nurse = { ...emptyRegistration('JOB_SEEKER'), ...person, phone: '0176 5550118', place1: town('Köln') };

it.each([
  ['CARE_PROVIDER', ['username', 'first_name', 'last_name', 'email', 'password', 'password2', 'consents']],
  ['CARE_SEEKER', ['username', 'first_name', 'last_name', 'email', 'password', 'password2', 'consents']],
  [
    'JOB_SEEKER',
    ['username', 'first_name', 'last_name', 'email', 'password', 'password2', 'consents', 'phone', 'place1'],
  ],
] as const)('AC-18 %s: an empty form has errors at exactly the required fields', (type, fields) => {
  expect(Object.keys(registrationProblems(type, emptyRegistration(type))).sort()).toEqual([...fields].sort());
});

it.each([
  [{ password: 'kurz', password2: 'kurz' }, { password: 'Das Passwort muss mindestens 10 Zeichen lang sein.' }],
  [{ password2: 'Ein Satz ist besser!' }, { password2: 'Die Passwörter stimmen nicht überein.' }],
  [{ email: 'anke@example' }, { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' }],
  [{ username: '   ' }, { username: 'Bitte füllen Sie dieses Feld aus.' }],
  [{ username: 'a@b' }, { username: 'Bitte wählen Sie einen Benutzernamen ohne @.' }],
])('AC-18 validation of a registration: %j is an error', (change, problems) => {
  expect(registrationProblems('CARE_SEEKER', { ...person, ...change })).toEqual(problems);
});

it.each([
  { username: 'zimmerling' },
  { first_name: 'Zimmerling' },
  { last_name: 'Zimmerling' },
  { email: 'zimmerling@example.org' },
])('AC-18 validation of a registration: a password made of %j is an error', async (names) => {
  await loadPasswordCheck();
  const password = 'zimmerling1985';
  const values = { ...person, password, password2: password };
  expect(registrationProblems('CARE_SEEKER', values)).toEqual({});
  expect(registrationProblems('CARE_SEEKER', { ...values, ...names })).toEqual({
    password: 'Dieses Passwort ist zu leicht zu erraten.',
  });
});

it('AC-18 validation of a registration: a job seeker needs a valid phone number', () => {
  expect(registrationProblems('JOB_SEEKER', nurse)).toEqual({});
  expect(registrationProblems('JOB_SEEKER', { ...nurse, phone: 'abc' })).toEqual({
    phone: 'Bitte geben Sie eine gültige Telefonnummer ein, z.\u00a0B. 030 1234567.',
  });
});

it('AC-03 a place has to be picked, and one that cannot be resolved sends nothing; an added row may stay empty', async () => {
  const values = { ...nurse, rows: 2, place1: { text: 'Kö' } };
  expect(registrationProblems('JOB_SEEKER', values)).toEqual({ place1: 'Wählen Sie einen Standort aus' });
  expect(await registrationOf('JOB_SEEKER', nurse, () => Promise.resolve(undefined))).toBeUndefined();
});

it('SH-21 the sent registration: shows errors of the server about a list at the right row', () => {
  const values = { ...nurse, rows: 3, place2: undefined, place3: town('Bonn') };
  expect(renamedDetails({ 'localizations.1.address': 'x', email: 'y' }, values)).toEqual({ place3: 'x', email: 'y' });
  expect(renamedDetails({ localizations: 'z' }, values)).toEqual({ place1: 'z' });
  const own = { ...values, qualifications: ['Pflegehilfskraft'], otherQualification: 'x' };
  expect(renamedDetails({ 'qualifications.1': 'q' }, own)).toEqual({ otherQualification: 'q' });
});
