import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const placesText = addTexts('free-places', texts);
