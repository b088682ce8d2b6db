import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the lazy-loaded follow actions. */
export const followText = addTexts('provider-follow', texts);
