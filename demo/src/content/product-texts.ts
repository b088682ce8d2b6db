import type { Fact } from '@care/contracts/facts';
import { asOf } from './editorial';

/** A product as an editor would write it: what it is, for whom, and frequent questions. */
interface ProductText {
  title: string;
  summary: string;
  /** Paragraphs. */
  text: readonly string[];
  questions: readonly (readonly [question: string, answer: string])[];
}

export interface CategoryText {
  slug: string;
  name: string;
  description: string;
  products: readonly ProductText[];
}

/** The date of amounts, and the section of the law. */
export const asOfSection = ({ source }: Fact<number>): string => `(${source}, ${asOf}, Änderungen möglich)`;

/** Questions for most products. */
export const COST = 'Was kostet das, und zahlt die Kasse etwas dazu?';
export const TRIAL = 'Kann ich es vorher ausprobieren?';
export const DELIVERY = 'Wie schnell ist es bei mir?';
