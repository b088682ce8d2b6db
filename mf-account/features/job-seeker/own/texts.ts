import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the lazy-loaded edit mode. */
export const ownProfileText = addTexts('own-profile', texts);
