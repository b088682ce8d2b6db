import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the lazy-loaded actions for signed-in users. */
export const applyText = addTexts('provider-apply', texts);
