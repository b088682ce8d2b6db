import { PASSWORD } from './people';

/** A valid registration of a care seeker. */
export const accountEntry = {
  username: 'clara',
  first_name: 'Clara',
  last_name: 'Zimmer',
  email: 'clara@beispiel.example',
  password: PASSWORD,
  password2: PASSWORD,
  consents: true,
  profile_type: 'CARE_SEEKER',
};
