import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Names, rows, prices and the footnote come from the server. */
export const packageText = addTexts('packages', texts);
