import type { CareForm } from '@care/contracts/vocabulary';
import type { Random } from './random';
import { companyWords, people } from './words';

type NameOf = (random: Random, town: string) => string;

const house = (random: Random): string =>
  `${random.pick(companyWords.nature)}${random.pick(companyWords.houseEndings)}`;
const namesake = (random: Random): string => `${random.pick(companyWords.namesakes)}-${random.pick(people.surnames)}`;

const kind =
  (word: string): NameOf =>
  (random) =>
    random.weighted<string>([
      [`${word} ${house(random)}`, 5],
      [`${word} ${random.pick(companyWords.spots)}`, 4],
      [`${word} ${random.pick(companyWords.saints)}`, 2],
      [`${word} ${random.pick(companyWords.qualities)}`, 2],
      [`${word} Haus ${random.pick(companyWords.namesakes)}`, 2],
    ]);

const inTown =
  (word: string): NameOf =>
  (random, town) =>
    `${word} ${town}${random.chance(0.5) ? ` „${random.pick(companyWords.qualities)}“` : ''}`;
const family =
  (word: string): NameOf =>
  (random) =>
    `${word} ${random.pick(people.surnames)}`;

/** Patterns of provider names for each care form, with their weights. */
const patterns: Record<CareForm, readonly (readonly [NameOf, number])[]> = {
  'ambulante-pflege': [
    [family('Pflegedienst'), 4],
    [family('Ambulanter Pflegedienst'), 2],
    [family('Häusliche Krankenpflege'), 2],
    [inTown('Sozialstation'), 2],
    [inTown('Pflegedienst'), 2],
    [kind('Ambulante Pflege'), 3],
    [kind('Pflegeteam'), 2],
    [(random, town) => `${random.pick(companyWords.adjectives)} Hände ${town}`, 1],
    [(random, town) => `${random.pick(companyWords.adjectives)} Pflege ${town}`, 1],
  ],
  kurzzeitpflege: [
    [kind('Kurzzeitpflege'), 4],
    [kind('Gästehaus'), 2],
    [kind('Pflegehotel'), 1],
    [inTown('Kurzzeitpflege'), 2],
  ],
  'stationare-pflege': [
    [kind('Seniorenzentrum'), 4],
    [kind('Pflegeheim'), 3],
    [kind('Wohn- und Pflegezentrum'), 2],
    [kind('Altenzentrum'), 2],
    [kind('Seniorenresidenz'), 2],
    [kind('Pflegezentrum'), 2],
    [(random) => `Haus ${house(random)}`, 2],
    [(random) => `Haus ${random.pick(companyWords.namesakes)}`, 2],
    [(random) => `${random.pick(companyWords.saints)} Altenheim`, 1],
    [(random) => `${namesake(random)}-Haus`, 2],
    [(random) => `${namesake(random)}-Stift`, 1],
    [(random, town) => `Seniorenhaus ${house(random)} ${town}`, 1],
  ],
  'teilstationare-pflege': [
    [kind('Tagespflege'), 6],
    [kind('Tagestreff'), 1],
    [inTown('Tagespflege'), 3],
    [kind('Tages- und Nachtpflege'), 1],
  ],
  'senioren-wg': [
    [kind('Senioren-WG'), 3],
    [kind('Pflege-Wohngemeinschaft'), 2],
    [kind('Wohngemeinschaft'), 2],
    [(random) => `WG ${house(random)}`, 1],
  ],
  'betreutes-wohnen': [
    [kind('Betreutes Wohnen'), 4],
    [kind('Wohnen mit Service'), 2],
    [kind('Wohnpark'), 2],
    [kind('Servicewohnen'), 2],
    [(random) => `Residenz ${house(random)}`, 2],
  ],
  'weitere-pflegeformen': [
    [family('Seniorenassistenz'), 2],
    [kind('Alltagshilfe'), 2],
    [kind('Hospiz'), 1],
    [inTown('Nachbarschaftshilfe'), 2],
    [inTown('Pflegestützpunkt'), 1],
    [kind('Intensivpflege-Wohngruppe'), 1],
  ],
};

/** An invented name that matches the provider's main care form. */
export const companyName = (random: Random, form: CareForm, town: string): string =>
  random.weighted(patterns[form])(random, town);

/** An invented operator (Träger); small services are run by their owner. */
export const operatorName = (random: Random, town: string): string =>
  random.weighted<string>([
    [`${house(random)} Pflege GmbH`, 4],
    [`${namesake(random)}-Stiftung`, 2],
    [`Altenhilfe ${town} gGmbH`, 3],
    [`Verein für Altenhilfe ${town} e. V.`, 2],
    [`Bürgerstiftung ${town}`, 1],
    [`${random.pick(companyWords.qualities)} Sozialdienste gGmbH`, 2],
    [`${random.pick(people.surnames)} & ${random.pick(people.surnames)} Pflege GbR`, 3],
    [`Eigenbetrieb Pflege ${town}`, 1],
  ]);
