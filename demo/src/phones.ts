import type { Random } from './random';

/** Numbers that the Bundesnetzagentur reserves for films and examples; no subscriber has them. Five towns have some. */
const RANGES: Readonly<Record<string, string>> = {
  berlin: '030 23125',
  hamburg: '040 66969',
  köln: '0221 4710',
  münchen: '089 99998',
  'frankfurt-am-main': '069 90009',
};

/** Elsewhere no number of a landline is reserved, and the area code of another town would be wrong. */
const MOBILE = ['0171 39200', '0176 040690'] as const;

/** A telephone number that does not exist: of the town's own area code, or of a mobile phone. */
export function phoneIn(random: Random, town: string): string {
  const range = RANGES[town];
  const number = random.integer(0, 999);
  if (range) return `${range}${String(number).padStart(3, '0')}`;
  return `${MOBILE[number % MOBILE.length]}${String(Math.floor(number / 10)).padStart(2, '0')}`;
}
