import { addTexts } from '@care/contracts';
import texts from './invited-texts.de.json';

/** Texts for the person who was invited. */
export const invitedText = addTexts('rating-invited', texts);
