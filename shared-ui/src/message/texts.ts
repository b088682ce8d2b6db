import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const messageText = addTexts('ui-message', texts);
