import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the company area. */
export const companyAreaText = addTexts('company-area', texts);
