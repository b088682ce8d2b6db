import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/**
 * Texts of the staff search and the job search. They have their own catalogue, so that the provider search does not
 * load them.
 */
export const workText = addTexts('workSearch', texts);
