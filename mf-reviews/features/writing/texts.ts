import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of writing ratings; not in `texts.ts`, which every profile loads. */
export const writingText = addTexts('writing', texts);
