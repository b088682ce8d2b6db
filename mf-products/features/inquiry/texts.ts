import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the lazy-loaded inquiry form. */
export const inquiryText = addTexts('product-inquiry', texts);
