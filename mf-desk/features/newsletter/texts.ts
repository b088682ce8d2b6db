import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const newsletterText = addTexts('desk-newsletter', texts);
