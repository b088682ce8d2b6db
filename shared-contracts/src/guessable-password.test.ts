import { isGuessable } from './guessable-password';

const guessable =
  `Passwort123 Passwort123! passwort2024 Hallo1234 Hallo12345 Hallo123! Sommer2024 Sommer2024! Winter2025! Herbst2023
  Fruehling2024 Frühling2024! Berlin2024! Hamburg123 Muenchen1860 Schalke04! Schatz1234 Schatzi123! ichliebedich Ichliebedich1
  Geheim1234 Geheim123! Willkommen1 Willkommen2024! Qwertz1234 qwertz123456 qwertzuiop 1234567890 0987654321 12345678910 123456789a
  asdfghjkl1 asdf1234jkl yxcvbnm123 1q2w3e4r5t 1qay2wsx3edc Password123 Password1! password2024 P@ssw0rd123 P4ssw0rt2024 Passw0rt!!
  H4ll01234! Admin12345 admin123456 Administrator1 letmein1234 Welcome123 Welcome2024! iloveyou12 Iloveyou2024 Monkey12345 Dragon2023!
  Football123 Baseball99! Superman123 Batman2024! Princess123 Sunshine1! Michael1985 Thomas1972! Andreas1968 Sabine1975! Sonnenschein1
  Fussball11! Fußball2024 Bayern2024! Dortmund09! Pflege2024! Altenpflege1 Pflegedienst24 Pflegefenster1 Mercedes123 Internet123
  Computer123! Testtest123 Test123456 changeme123 Mama123456 Familie2024! Montag2024! Januar2025! Dezember24! Weihnachten24
  passwortpasswort hallohallo hallohallo12 aaaaaaaaaa 1111111111 1212121212 abcabcabc1 abcdefghij abcd1234efgh Sommer01012024`
    .split(/\s+/)
    .filter(Boolean);

const good =
  `Ein-langes-Kennwort-7 Ein-anderes-Kennwort-8 Etwas-anderes-8 kPz7-wmQ2-rNc blauer-elefant-singt-leise 9fK2mLx0Qv
  Regen!auf!dem!Dachfenster Zug47nachNirgendwo tisch.lampe.42.wolke Vier-Ziegen-am-See Ganz-anders-2026! correcthorsebatterystaple`
    .split(/\s+/)
    .filter(Boolean);

it(`AC-18 knows ${guessable.length} common German and English ones in any case`, () => {
  expect(guessable.filter((password) => !isGuessable(password))).toEqual([]);
  expect(guessable.filter((password) => !isGuessable(password.toUpperCase()))).toEqual([]);
});

it('AC-18 accepts strong ones, and short names in other words, which are too frequent', () => {
  expect(good.filter((password) => isGuessable(password))).toEqual([]);
  expect(isGuessable('Vier-Ziegen-am-See', ['Eva', 'Zie', 'See'])).toBe(false);
});

it.each([
  'zimmerling1985',
  'Zimmerling-85!',
  'z1mm3rl1ng85',
  'ZimmerlingZimmerling',
  'zimmerling.1234',
  'ClaraZimmerling2026',
  'Mein-Zimmerling-Haus',
  'Regen.auf.Clara.77',
])('AC-18 refuses a password that contains a name of its owner: %s', (password) => {
  expect(isGuessable(password)).toBe(false);
  expect(isGuessable(password, ['clara', 'Zimmerling'])).toBe(true);
});
