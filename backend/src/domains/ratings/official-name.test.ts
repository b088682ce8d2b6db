import { isOfficialName } from './official-name';

it.each([
  ...[
    '(Redaktion)',
    'Redaktion',
    'R e d a k t i o n',
    'Redakti0n',
    'Rеdaktion',
    'Team Pflegefenster',
    'Pflege-Fenster',
  ],
  ...['Dr. Anna Beispiel', 'Dr.Anna', 'Prof. Meier', 'Ärztin aus Köln', 'Hausarzt', 'Chefärztin', 'dr med Kurz'],
  ...[
    'Heimleitung',
    'Pflegedienstleiterin',
    'PDL',
    'Geschäftsführer',
    'Geschaeftsfuehrung',
    'Inhaberin',
    'Schwester Anna',
  ],
  ...[
    'Heimaufsicht',
    'Gesundheitsamt Köln',
    'Medizinischer Dienst',
    'Behörde',
    'Verwaltung',
    'Kundendienst',
    'Verified',
  ],
  ...['Geschäfts führung', 'ʀedaktion'],
  ...['✓ geprüft', 'Moderation', 'Offizielle Antwort', 'haus-linde.de', 'verifiziert', 'ADMIN'],
])('RV-10 "%s" looks like a name of staff, a doctor or the site', (name) => {
  expect(isOfficialName(name)).toBe(true);
});

it.each([
  ...[
    '',
    'Angehörige aus Köln',
    'Eine Tochter',
    'A. B.',
    'Clara Z.',
    'Sohn einer Bewohnerin',
    'Maria Schwarz, Tochter',
  ],
  ...[
    'Begleiterin',
    'Schwester der Bewohnerin',
    'Enkel (25)'.replace(/[()]/g, ''),
    'Mehmet Ö.',
    'Angehörige aus St.Augustin',
  ],
  ...['Ehemalige Mitarbeiterin', 'Nachbarin von Frau M.', 'Андрей', "O'Neill"],
])('RV-10 "%s" is a name that may be chosen', (name) => {
  expect(isOfficialName(name)).toBe(false);
});
