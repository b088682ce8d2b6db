// Rules of single fields, for the schemas and for forms in the browser, which do not load zod.

export const EMAIL_MAX_LENGTH = 254;
/** Accepts all usual addresses; excludes control characters and characters with a meaning in mail headers. */
export const EMAIL_PATTERN = /^[^\s\p{C}@<>"(),;:]+@[^\s\p{C}@<>"(),;:]+\.[^\s\p{C}@<>"(),;:]+$/u;
export const PHONE_PATTERN = /^\+?[\d ()/.-]{5,30}$/;
export const WEBSITE_MAX_LENGTH = 300;
export const WEBSITE_PATTERN = /^https?:\/\/[^\s/"<>]+\.[^\s/"<>]+(?:[/?#][^\s"<>]*)?$/;
export const ZIP_CODE_PATTERN = /^\d{5}$/;

export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
export const isPhoneNumber = (text: string): boolean => PHONE_PATTERN.test(text);
export const isWebsite = (text: string): boolean => text.length <= WEBSITE_MAX_LENGTH && WEBSITE_PATTERN.test(text);
/**
 * The origin of a website, such as "https://www.haus.de", of an address without path (PK-08); undefined for anything
 * else. Only the machine itself may use http.
 */
export function webOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.pathname !== '/' || url.search || url.hash || url.username || text.includes('*')) return undefined;
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  return url.protocol === 'https:' || (isLocal && url.protocol === 'http:') ? url.origin : undefined;
}
export const isZipCode = (text: string): boolean => ZIP_CODE_PATTERN.test(text);

/** The text of a message, a reply or an application. */
export const MESSAGE_MAX_LENGTH = 10_000;
export const REPORT_MAX_LENGTH = 2000;
export const REPORT_TITLE_MAX_LENGTH = 200;
/** The words that cases and the log of the desk are searched for. */
export const DESK_SEARCH_MAX_LENGTH = 100;
/** Fields of a job seeker's profile (AC-08, AC-10, AC-13). */
export const ABOUT_ME_MAX_LENGTH = 5000;
export const PSEUDONYM_MAX_LENGTH = 60;
export const LIST_ENTRY_MAX_LENGTH = 200;

const WEB_ADDRESS = new RegExp(
  [
    String.raw`://|\bwww\.`,
    String.raw`[^\s@]@[^\s@]`,
    // A domain has at least two letters after its last dot.
    String.raw`[\p{L}\p{N}-]\.(?:xn--[\p{L}\p{N}-]+|\p{L}{2,})`,
    String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)`,
    String.raw`\[[\da-f]*:[\da-f:.]+\]`,
  ].join('|'),
  'iu',
);
/** The endings of domains that make a dot in words clear: "haus punkt de", "haus .de". */
const DOT_IN_WORDS = / (?:(?:punkt|dot) |\. ?)(?=(?:de|com|net|org|eu|info|at|ch)(?![\p{L}\p{N}]))/giu;
/** "haus. de"; a sentence begins with a capital. */
const DOT_BEFORE_SPACE = /(?<=[\p{L}\p{N}])\. (?=(?:de|com|net|org|eu|at|ch)(?![\p{L}\p{N}]))/gu;
const DOT_IN_BRACKETS = / ?[[({<] ?(?:\.|punkt|dot) ?[\])}>] ?/giu;
const AT_IN_BRACKETS = / ?[[({<] ?(?:@|at|ät) ?[\])}>] ?/giu;

/** A text with the signs that other spellings of an address stand for. */
const withPlainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replace(/\s+/g, ' ')
    .replace(DOT_IN_BRACKETS, '.')
    .replace(AT_IN_BRACKETS, '@')
    .replace(DOT_IN_WORDS, '.')
    .replace(DOT_BEFORE_SPACE, '.');

/**
 * Whether a text has a web or mail address, of any domain, or an IP address, also in a clear other spelling (PK-08). A
 * word that follows a dot without a space looks like one.
 */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(withPlainSigns(text));

/** Whether a name holds an address; "St.Josef" is none. */
export const isNameWithAddress = (name: string): boolean =>
  hasWebAddress(name.replace(/\b(St|Dr|Prof|Hl)\.(?=\p{Lu})/gu, '$1 '));
