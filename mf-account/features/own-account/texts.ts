import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const ownAccountText = addTexts('own-account', texts);
