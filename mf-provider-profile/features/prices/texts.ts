import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const pricesText = addTexts('stated-prices', texts);
