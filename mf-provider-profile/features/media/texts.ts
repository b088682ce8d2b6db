import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const mediaText = addTexts('company-media', texts);
