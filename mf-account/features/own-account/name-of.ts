import type { UserDetails } from '@care/contracts/schemas';

/** First and last name, or the user name if both are empty. */
export const nameOf = ({ first_name, last_name, username }: UserDetails): string =>
  `${first_name} ${last_name}`.trim() || username;
