import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the developer panel. */
export const developerText = addTexts('shell-developer', texts);
