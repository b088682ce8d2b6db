import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const costsText = addTexts('costs', texts);
