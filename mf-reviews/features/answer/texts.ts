import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const answerText = addTexts('rating-answer', texts);
