import { isNameWithAddress } from '@care/contracts/field-rules';
import { t } from '@care/contracts/texts';

/** Signs and letters that look like another one, or stand for it. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', ß: 'ss' },
  ...{ а: 'a', в: 'b', е: 'e', і: 'i', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', ѕ: 's', т: 't', у: 'y', х: 'x' },
  ...{ ɑ: 'a', ɗ: 'd', ɡ: 'g', ı: 'i', ɪ: 'i', ɴ: 'n', ʀ: 'r' },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u' },
};

/** A name in the small letters a to z that it looks like; single letters with something between them are one word. */
function plain(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...letters]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replaceAll('.', ' ')
    .replace(/[^a-z ]/g, '')
    .replace(/(?<=\b[a-z]) +(?=[a-z]\b)/g, '');
}

const SITE = [
  plain(t('brand.name')),
  'redaktion',
  'moderat',
  'administrat',
  'pru?e?fstelle',
  'support',
  'offiziell',
  'verifi(?:ziert|ed)',
  'kunden(?:dienst|service)',
];
const OFFICES = [
  'heimaufsicht',
  '(?:gesundheits|sozial|ordnungs|landrats)amt',
  'beho?e?rde',
  'medizinische[rn]? ?dienst',
];
/** Those who direct a house, and doctors; but not a "Begleiter", and not "Schwarzt…". */
const STAFF = ['(?<!beg)leit(?:ung|er)', 'gescha?e?fts ?fu?e?hr', 'inhaber', 'betreiber', '(?<!schw)a?e?rzt'];
/** Only as words of their own; "Schwester Anna" as the whole name. */
const WORDS = [
  '\\b(?:dr|prof|professor|med|dipl|pdl|admin|team|doktor|amt|verwaltung)\\b',
  '^(?:ober)?(?:schwester|pfleger) [a-z]+$',
];
const OFFICIAL = new RegExp([...SITE, ...OFFICES, ...STAFF, ...WORDS].join('|'));
/** Brackets, signs and pictures make a name look like a mark of the site. */
const UNUSUAL = /[^\p{L}\p{M}\p{N} .,'’&-]/u;

/** Whether the name at a review looks like that of staff, of a doctor or of the site, or holds an address (RV-10). */
export const isOfficialName = (name: string): boolean =>
  UNUSUAL.test(name) || isNameWithAddress(name) || OFFICIAL.test(plain(name));
