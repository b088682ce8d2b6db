import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const widgetText = addTexts('company-widgets', texts);
