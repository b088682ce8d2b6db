import { addTexts } from '@care/contracts';
import texts from './choice-texts.de.json';

export type QuestionKey = keyof typeof texts.title;
export type LabelKey = keyof typeof texts.label;
export type ReasonKey = keyof typeof texts.reason;

/** The questions of the guide, their answers, and the reasons in the result. */
export const choiceText = addTexts('choice', texts);

/** Explains an answer; undefined for an answer that explains itself. */
export const detailOf = (label: LabelKey): string | undefined =>
  Object.hasOwn(texts.detail, label) ? choiceText(`detail.${label as keyof typeof texts.detail}`) : undefined;
