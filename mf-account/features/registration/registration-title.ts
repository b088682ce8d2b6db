import type { UserType } from '@care/contracts/vocabulary';
import { rt } from './texts';

/** What the page of a kind of account is called. */
export const registrationTitle = (type: UserType): string =>
  type === 'JOB_SEEKER' ? rt('createFreeProfile') : rt('joinNow');
