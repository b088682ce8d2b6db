import type { RaterIdentity } from '@care/contracts/vocabulary';
import type { Random } from './random';
import type { Setting } from './settings-of-care';
import { type Label, people, type Person, ratingWords } from './words';

/** A person with an account who may rate. */
export interface Rater {
  id: number;
  first_name: string;
  last_name: string;
  city: string;
}

/** Who signs a rating; the text agrees with the sex and the relation that the name tells. */
export interface Author {
  identity: RaterIdentity;
  isWoman: boolean;
  isAnonymous: boolean;
  name: string;
  person: Person;
  /** "Mein" or "Unser". */
  owner: 'Mein' | 'Unser';
}

const shortName = ({ first_name, last_name }: Rater): string => `${first_name} ${last_name.charAt(0)}.`;

/** The name of an anonymous review does not reveal the author. */
const anonymousName = (random: Random, label: Label, city: string): string =>
  random.weighted([
    ['Anonym', 3],
    [label.name, 2],
    [`${label.name} aus ${city}`, 4],
  ]);

/** The author of a rating, and the person about whom a relative writes. */
export function authorOf(random: Random, rater: Rater, identity: RaterIdentity, setting: Setting): Author {
  const isAnonymous = random.chance(0.4);
  const label = random.pick(identity === 'RESIDENT' ? ratingWords.residents[setting] : ratingWords.authors[identity]);
  const isWoman = isAnonymous ? (label.isWoman ?? random.chance(0.7)) : !people.men.includes(rater.first_name);
  const persons = isAnonymous && label.isChild ? ratingWords.persons.slice(0, 2) : ratingWords.persons;
  const person = random.pick(persons.filter(({ writer }) => !writer || (writer === 'woman') === isWoman));
  return {
    identity,
    isWoman,
    isAnonymous,
    name: isAnonymous ? anonymousName(random, label, rater.city) : shortName(rater),
    person,
    owner: isAnonymous && label.isFamily ? 'Unser' : 'Mein',
  };
}

/** The words that the author puts into a sentence. */
export function wordsOf(random: Random, { person, owner, isWoman }: Author): Readonly<Record<string, string>> {
  const my = owner.toLowerCase();
  const nominative = `${person.isWoman ? `${my}e` : my} ${person.noun}`;
  return {
    P: nominative.charAt(0).toUpperCase() + nominative.slice(1),
    p: nominative,
    d: `${my}${person.isWoman ? 'er' : 'em'} ${person.noun}`,
    a: `${my}${person.isWoman ? 'e' : 'en'} ${person.noun}`,
    span: random.pick(ratingWords.spans),
    spouse: isWoman ? 'meines Mannes' : 'meiner Frau',
    customer: isWoman ? 'Kundin' : 'Kunde',
    newcomer: isWoman ? 'Quereinsteigerin' : 'Quereinsteiger',
  };
}
