import { dictionary } from '@zxcvbn-ts/language-common';

// 49,000 entries: browsers load this file only where a password is chosen, see `@care/mf-account`.

/** Passwords of published leaks. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Common German passwords; the other list is international. */
const GERMAN: ReadonlySet<string> = new Set(
  `passwort kennwort geheim geheimnis willkommen hallo hallihallo hallowelt gutenmorgen gutentag schatz schatzi liebling liebe
  ichliebedich ichliebdich sonne sonnenschein sonnenblume sommer winter frühling fruehling herbst urlaub ferien weihnachten ostern
  montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz maerz april juni juli august september oktober
  november dezember berlin hamburg münchen muenchen köln koeln frankfurt stuttgart düsseldorf duesseldorf dortmund essen leipzig
  bremen dresden hannover nürnberg nuernberg duisburg bochum deutschland bayern sachsen hessen fußball fussball bayernmünchen
  bayernmuenchen borussia schalke werder fcbayern pflege altenpflege pflegedienst pflegeheim pflegekraft pflegefenster krankenhaus
  krankenschwester mama papa mutter vater tochter schwester bruder familie kinder engel engelchen maus mausi mäuschen hase hasi
  häschen bärchen baerchen katze kater hund pferd tiger prinzessin schmetterling schnecke spatz stern sternchen blume computer
  internet test testpasswort administrator benutzer anmeldung zugang sicher sicherheit schule lehrer arbeit auto mercedes volkswagen
  motorrad fahrrad musik gitarre schokolade kaffee scheiße scheisse arschloch start neu eins changeme andreas stefan jürgen juergen
  wolfgang sabine petra monika claudia susanne stefanie`.split(/\s+/),
);

/** Neighbours on the keyboard, in the alphabet and among numbers. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
];
const ZIGZAGS = ['1q2w3e4r5t6z7u8i9o0p', '1qay2wsx3edc4rfv5tgb', '1qaz2wsx3edc4rfv5tgb'];
const RUNS = [...ROWS, ...ZIGZAGS].flatMap((row) => [row, [...row].reverse().join('')]);
const SHORTEST_RUN = 4;
/** Beside a common word or a run, so many digits and signs add nothing: a year, a birthday. */
const MOST_ADDED = 8;
const FEWEST_LETTERS = 5;
/** Shorter names are in many words. */
const SHORTEST_NAME = 4;

const SIGN_FOR_LETTER: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const withLetters = (text: string): string => text.replace(/[013457@$!]/g, (sign) => SIGN_FOR_LETTER[sign] ?? sign);

/** Removes every run of neighbours. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let start = 0; start < text.length;) {
    let end = start + SHORTEST_RUN;
    const isRun = (part: string): boolean => part.length >= SHORTEST_RUN && RUNS.some((run) => run.includes(part));
    if (!isRun(text.slice(start, end))) rest += text[start++];
    else {
      while (end < text.length && isRun(text.slice(start, end + 1))) end++;
      start = end;
    }
  }
  return rest;
}

/**
 * The words that a password may consist of: without characters before and after, and with letters in place of signs
 * that look like them.
 */
function wordsIn(text: string): string[] {
  const start = text.search(/\p{L}/u);
  if (start < 0) return [];
  const end = text.length - (/[^\p{L}]*$/u.exec(text)?.[0].length ?? 0);
  // "h4ll0123": some of the digits behind may belong to the word.
  const parts = [0, start].flatMap((from) => [0, 1, 2].map((more) => text.slice(from, end + more)));
  return parts
    .filter((part) => text.length - part.length <= MOST_ADDED)
    .flatMap((part) => [part, withLetters(part)])
    .map((part) => part.replace(/[^\p{L}]/gu, ''));
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether a password contains a word, also with signs in it or in place of its letters. */
const contains = (password: string, word: string): boolean =>
  [password, withLetters(password)].some((text) => lettersOf(text).includes(word));

/** A word that is written twice counts once. */
function once(word: string): string {
  const half = word.slice(0, word.length / 2);
  return half + half === word ? half : word;
}

/**
 * Whether a password would be among an attacker's first guesses, in any case (AC-18): a common one, a common word with
 * digits and signs around it, neighbours on the keyboard, hardly any different characters, or one that contains a word
 * of four letters or more that is `known` about its owner.
 */
export function isGuessable(password: string, known: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < FEWEST_LETTERS || COMMON.has(lower)) return true;
  const rest = withoutRuns(lower);
  if (rest.length < SHORTEST_RUN && rest !== lower) return true;
  if (known.map(lettersOf).some((word) => word.length >= SHORTEST_NAME && contains(lower, word))) return true;
  return [lower, rest]
    .flatMap(wordsIn)
    .flatMap((word) => [word, once(word)])
    .some((word) => word.length >= 3 && (COMMON.has(word) || GERMAN.has(word)));
}
