import type { UserDetails } from '@care/contracts/schemas';

/** First and last name, or the user name of somebody who gave neither. */
export const nameOf = ({ first_name, last_name, username }: UserDetails): string =>
  `${first_name} ${last_name}`.trim() || username;
