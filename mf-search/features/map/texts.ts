import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the maps of the three searches; loaded with the maps. */
export const resultsMapText = addTexts('searchMap', texts);
