import { sql } from 'kysely';
import { normalColumn } from '../../platform/mail/mail-address';

/** Whether the account `me` of a query may accept the offer `h` of the provider `c`: it is open and to its confirmed address. */
export const mayAccept = sql<boolean>`(${normalColumn('h.email')} = ${normalColumn('me.email')}
  and me.email_verified_at is not null and me.profile_type = 'CARE_PROVIDER'
  and h.expires_at > now() and c.owner_id = h.from_user_id)`;
