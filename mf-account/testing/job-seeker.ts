import { jobSeekerSchema, type JobSeeker } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';

/** A complete job seeker's profile as returned to others; the schema validates it. */
export const jobSeeker = (changes: Partial<JobSeeker> = {}): JobSeeker =>
  sample(jobSeekerSchema, {
    id: 3,
    slug: 'maria-s',
    visible_name: 'Maria S.',
    user_id: 12,
    gender: 'FEMALE',
    qualifications: [
      { id: 1, name: 'Examinierte/r Altenpfleger/in' },
      { id: null, name: 'Wundexpertin' },
    ],
    localizations: [
      { address: 'Köln', coords: null, radius: 50 },
      { address: 'Bonn', coords: null, radius: 20 },
    ],
    is_open_for_offers: true,
    certificates: ['Palliative Care (160 Stunden)'],
    description: 'Seit elf Jahren in der Pflege.\n\nIch suche ein Team.',
    additional_requirements: ['Kein Schaukeldienst', 'Teilzeit, 30 Stunden'],
    ...changes,
  });

export const JOB_SEEKER_CALL = '/api-backend/user/profile/by-slug/maria-s/';
