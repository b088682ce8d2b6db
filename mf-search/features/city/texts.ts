import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts about a town: a separate catalogue, loaded with the text. */
export const cityText = addTexts('searchCity', texts);
