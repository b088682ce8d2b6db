import { field } from '@care/contracts/schemas';
import { emailProblem, phoneProblem } from './problems';

it.each([
  'anna@example.de',
  'anna',
  'anna@example',
  'anna b@example.de',
  'anna\u0007@example.de',
  '<anna@example.de>',
  `${'a'.repeat(242)}@example.de`,
  `${'a'.repeat(244)}@example.de`,
])('AC-18 the form and the server agree whether %j is an e-mail address', (email) => {
  expect(emailProblem(email) === undefined).toBe(field.email.safeParse(email).success);
});

it.each(['0221 123456', '+49 (221) 12-34', '12', '0221 / abc', '1'.repeat(31)])(
  'AC-18 the form and the server agree whether %j is a phone number',
  (phone) => {
    expect(phoneProblem(phone) === undefined).toBe(field.phone.safeParse(phone).success);
  },
);
