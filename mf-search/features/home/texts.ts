import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the home tabs. They have their own catalogue, so that the results pages do not load them. */
export const homeText = addTexts('searchHome', texts);
