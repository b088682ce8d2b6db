import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const contentText = addTexts('content-desk', texts);
