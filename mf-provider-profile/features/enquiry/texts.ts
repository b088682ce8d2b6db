import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const enquiryText = addTexts('enquiry', texts);
