import { t } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';

/** Names of the qualifications; for none, the text "none". */
export const qualificationNames = ({ qualifications }: Pick<JobSeeker, 'qualifications'>): string[] =>
  qualifications.length ? qualifications.map(({ name }) => name) : [t('qualifications.none')];
