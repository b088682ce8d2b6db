import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the job offer pages. */
export const jobOfferText = addTexts('provider-jobs', texts);
