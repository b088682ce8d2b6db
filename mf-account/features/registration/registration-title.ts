import type { UserType } from '@care/contracts/vocabulary';
import { registrationText } from './texts';

/** The title of the registration page of a kind of account. */
export const registrationTitle = (type: UserType): string =>
  type === 'JOB_SEEKER' ? registrationText('createFreeProfile') : registrationText('joinNow');
