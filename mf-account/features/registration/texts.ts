import { addTexts } from '@care/contracts';
import type { UserType } from '@care/contracts/vocabulary';
import texts from './texts.de.json';

export const registrationText = addTexts('registration', texts);

/** The title of the registration page of a kind of account. */
export const registrationTitle = (type: UserType): string =>
  type === 'JOB_SEEKER' ? registrationText('createFreeProfile') : registrationText('joinNow');
