import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of magazine, advisor and guide. */
export const contentText = addTexts('content', texts);
