import { addTexts } from '@care/contracts';

/** Texts of the card of a job seeker. */
export const jobSeekerText = addTexts('searchJobSeeker', {
  protected: 'Name wird geschützt',
  gender: 'Geschlecht: {{gender}}',
  qualifications: 'Qualifikationen',
  locations: 'Arbeitsorte',
});
