import { hasWebAddress, isNameWithAddress, isWebsite } from './field-rules';

it.each([
  ['https://www.haus-linde.de', true],
  ['http://münchen.haus/pflege?ort=1#oben', true],
  ['https://haus.de:8443', true],
  ['javascript:alert(1)', false],
  ['https://haus', false],
  ['https://haus.de" onclick="x', false],
  ['https://haus.de und mehr', false],
  ['https://haus.<b>', false],
])('AC-05 PP-07 "%s" is a website: %s', (text, is) => {
  expect(isWebsite(text)).toBe(is);
});

it.each([
  'bit.ly/abc',
  'haus-linde.de',
  'haus.pflege',
  'HAUS.BERLIN',
  'münchen.bayern',
  'xn--mnchen-3ya.xn--vermgensberater-ctb',
  'http://x',
  'www.haus',
  'a@b',
  '203.0.113.7',
  'http://[2001:db8::1]/',
  '[2001:db8::1]',
  'haus。de',
  'haus．de',
  'haus․de',
  't.co',
  'haus[.]de',
  'haus (punkt) pflege',
  'haus{dot}care',
  'haus punkt de',
  'Haus Punkt DE',
  'haus dot com',
  'haus .de',
  'haus. de',
  'info (at) haus',
  'info[at]haus punkt de',
  'haus.\u200Bde',
  'haus\u00AD.de',
  'ｈａｕｓ．ｄｅ',
  'info＠haus',
])('PK-08 "%s" is an address in a text', (text) => {
  expect(hasWebAddress(`Bitte: ${text} (danke)`)).toBe(true);
});

it.each([
  'Bis 5.12. um 10.30 Uhr, z.B. kurz.',
  'Um 9.15 Uhr. Danke! 1.000.000 Mal.',
  'Frau B. und Herr C., i.d.R. so …',
  'Ja. Bis bald.',
  'Wir sind im Haus. At home. De Boer z. B. desto mehr.',
  'Der Punkt ist wichtig (Punkt 3). Deshalb: Punkt zehn Uhr.',
  'Wir sind da … [...] (at home)',
  'Haus am Punkt (Atrium), <b>Info folgt. Info: morgen.',
])('PK-08 "%s" has no address', (text) => {
  expect(hasWebAddress(text)).toBe(false);
});

it('PK-08 "St.Josef" is no address in the name of a provider', () => {
  expect(['Haus St.Josef', 'Pflegedienst Dr.Müller e.V.'].map(isNameWithAddress)).toEqual([false, false]);
  expect(['Haus bit.ly/x', 'pflege-linde.de', 'St.josef'].map(isNameWithAddress)).toEqual([true, true, true]);
});
