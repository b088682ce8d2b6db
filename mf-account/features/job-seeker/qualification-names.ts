import { t } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';

/** What somebody has learned, in words; never an empty list. */
export const qualificationNames = ({ qualifications }: Pick<JobSeeker, 'qualifications'>): string[] =>
  qualifications.length ? qualifications.map(({ name }) => name) : [t('qualifications.none')];
