import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const reviewText = addTexts('reviews', texts);
