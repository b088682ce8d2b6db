import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const mapText = addTexts('ui-map', texts);
