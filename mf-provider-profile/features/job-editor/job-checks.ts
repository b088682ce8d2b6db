import { formatDate, formatPrice } from '@care/contracts';
import { CARE_MINIMUM_WAGES, FACTS_AS_OF, factOn, MINIMUM_WAGE } from '@care/contracts/facts';
import { hasGenderAddition, publicJobTitle } from '@care/contracts/job-title';
import { centsOf, eurosText } from '../costs/amounts';
import type { OfferField, OfferValues } from './offer-values';
import { jobEditorText } from './texts';

/** Something the owner may want to write in another way. Hints never prevent saving or publishing. */
export interface Hint {
  /** Unique in the form; the owner can dismiss a wording by it. */
  key: string;
  field: OfferField;
  kind: 'wording' | 'pay' | 'range' | 'title';
  /** The word in question. */
  word?: string;
  /** One line for the list of checks. */
  summary: string;
  /** Undefined for hints that stand in the list only. */
  text?: string;
  note?: string;
  /** Changes of one field that settle the hint. */
  fixes: { label: string; changes: Partial<OfferValues> }[];
}

const textFields = ['title', 'introduction', 'tasks', 'requirements', 'offer'] as const;

interface Wording {
  pattern: RegExp;
  reason: 'age' | 'origin' | 'health' | 'gender';
  /** A neutral wording; `$1` is the ending of the word. */
  neutral: string;
}

/** A wording of whole words, in any case. */
const phrase = (reason: Wording['reason'], words: string, neutral: string): Wording => ({
  pattern: new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu'),
  reason,
  neutral,
});

/** Words that the General Act on Equal Treatment (AGG) makes doubtful in job offers. */
const wordings: readonly Wording[] = [
  { pattern: /(?<!\p{L})jung(e[nrsm]?) (?=team)/iu, reason: 'age', neutral: 'eingespielt$1 ' },
  phrase('age', 'jung(e[nrsm]?)', 'engagiert$1'),
  phrase('age', 'berufsanfänger(?:innen|in|n)?', 'Menschen am Anfang ihres Berufs'),
  phrase('age', '(?:höchstens|maximal|bis|unter) \\d{2} jahren?(?: alt)?', 'in jedem Alter'),
  phrase('age', 'digital natives?', 'sicher im Umgang mit digitalen Programmen'),
  phrase('origin', '(?:deutsche )?muttersprachler(?:innen|in|n)?', 'sehr gute Deutschkenntnisse'),
  phrase('origin', 'deutsch als muttersprache', 'sehr gute Deutschkenntnisse'),
  phrase('health', 'körperlich (?:voll )?(?:belastbar|fit|gesund)', 'den Aufgaben gewachsen'),
  phrase('gender', '(?:kranken|alten)schwestern?', 'Pflegefachperson'),
  phrase('gender', 'putzfrau(?:en)?', 'Reinigungskraft'),
  phrase('gender', '(?:nur|ausschließlich) (?:frauen|männer)', 'Menschen jeden Geschlechts'),
];

const neutralTitle =
  /(kraft|kräfte|person|personen|leitung|assistenz|hilfe|hilfen|team|personal)(?!\p{L})|[/:*_]-?in(nen)?(?!\p{L})/iu;
const bothSexes = /\p{L}+(?:frau|in)\s*(?:\/|und|oder)\s*\p{L}+/iu;
/** The name of the profession at the beginning of a title. */
const profession = /^(?:[Ee]xaminierte[rsn]?\s+)?\p{Lu}\p{L}*(?:\s+und\s+\p{L}+)?/u;

/** The hints for the values, in the order of the fields. `day` is today as YYYY-MM-DD. */
export const hintsFor = (values: OfferValues, day: string): Hint[] => [
  ...titleHints(values),
  ...textFields.flatMap((field) => wordingHints(values[field] ?? '', field)),
  ...rangeHints(values),
  ...payHints(values, day),
];

/** Whether a title addresses every gender, with or without an addition. */
const isNeutral = (title: string): boolean =>
  hasGenderAddition(title) || neutralTitle.test(title) || bothSexes.test(title);

function titleHints({ title = '' }: OfferValues): Hint[] {
  if (title.trim() === '' || isNeutral(title)) return [];
  return [
    {
      key: 'title',
      field: 'title',
      kind: 'title',
      summary: jobEditorText('checks.notNeutral'),
      text: jobEditorText('hints.title'),
      fixes: [
        { label: jobEditorText('hints.addGender'), changes: { title: publicJobTitle(title.trim()) } },
        {
          label: jobEditorText('hints.useNeutral'),
          changes: { title: title.trim().replace(profession, 'Pflegefachperson') },
        },
      ],
    },
  ];
}

/** At most one hint for each wording and field, so that "jungen Team" is not mentioned twice. */
function wordingHints(text: string, field: OfferField): Hint[] {
  let rest = text;
  return wordings.flatMap(({ pattern, reason, neutral }) => {
    const found = pattern.exec(rest);
    if (!found) return [];
    const word = found[0] + (/team/i.exec(rest.slice(found.index + found[0].length).slice(0, 4))?.[0] ?? '');
    rest = rest.slice(0, found.index) + rest.slice(found.index + found[0].length);
    const better = neutral.replace('$1', found[1] ?? '');
    return [
      {
        key: `${field} ${word.toLowerCase()}`,
        field,
        kind: 'wording' as const,
        word,
        summary: jobEditorText('checks.wording', { word }),
        text: jobEditorText(`hints.${reason}`, { word }),
        note: jobEditorText('hints.law', { neutral: better + word.slice(found[0].length) }),
        fixes: [{ label: jobEditorText('hints.replace'), changes: { [field]: text.replace(found[0], better) } }],
      },
    ];
  });
}

function rangeHints({ salary_min, salary_max }: OfferValues): Hint[] {
  if (centsOf(salary_min) && centsOf(salary_max)) return [];
  return [{ key: 'range', field: 'salary_min', kind: 'range', summary: jobEditorText('checks.noRange'), fixes: [] }];
}

type WageGroup = 'assistant' | 'trained' | 'professional' | 'general';

/**
 * The group with the lowest minimum wage among the qualifications that suffice; without one the general minimum
 * applies.
 */
function wageGroupOf(qualifications: readonly string[] = []): WageGroup {
  const groups = [
    ['assistant', ['5', '6']],
    ['trained', ['2']],
    ['professional', ['1', '3', '4']],
  ] as const;
  const found = groups.find(([, ids]) => ids.some((id) => qualifications.includes(id)));
  return found?.[0] ?? 'general';
}

function payHints(values: OfferValues, today: string): Hint[] {
  const { unit, salary_min, salary_max, start_date, qualifications } = values;
  const lowest = centsOf(salary_min) ?? centsOf(salary_max);
  if (unit !== 'HOUR' || !lowest) return [];
  const group = wageGroupOf(qualifications);
  const day = start_date && start_date > today ? start_date : today;
  const fact = group === 'general' ? factOn([MINIMUM_WAGE], day) : factOn(CARE_MINIMUM_WAGES, day);
  if (!fact) return [];
  const euros = typeof fact.value === 'number' ? fact.value : group === 'general' ? 0 : fact.value[group];
  const cents = Math.round(euros * 100);
  if (lowest >= cents) return [];
  const highest = centsOf(salary_max);
  const min = formatPrice(cents);
  return [
    {
      key: 'pay',
      field: 'salary_min',
      kind: 'pay',
      summary: jobEditorText('checks.lowPay'),
      text: jobEditorText(group === 'general' ? 'hints.generalPay' : 'hints.carePay', { min }),
      note: jobEditorText('hints.paySince', {
        group: jobEditorText(`wageGroups.${group}`),
        from: formatDate(fact.from),
        source: fact.source,
        month: FACTS_AS_OF,
      }),
      fixes: [
        {
          label: jobEditorText('hints.usePay', { min }),
          changes: {
            salary_min: eurosText(cents),
            ...(highest && highest < cents ? { salary_max: eurosText(cents) } : {}),
          },
        },
      ],
    },
  ];
}
