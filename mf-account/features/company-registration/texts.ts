import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const companyRegistrationText = addTexts('company-registration', texts);
