import { addTexts } from '@care/contracts';
import texts from './status-texts.de.json';

export const statusText = addTexts('platformStatus', texts);
