import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the page on which an owner asks for reviews. */
export const inviteText = addTexts('rating-invites', texts);
