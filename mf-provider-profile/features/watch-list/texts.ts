import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const watchListText = addTexts('watch-list', texts);
