import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const enquiryAnswerText = addTexts('enquiry-answer', texts);
