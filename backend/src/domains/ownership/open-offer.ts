import { sql } from 'kysely';
import { normalColumn } from '../../platform/mail/mail-address';

/**
 * Whether the account `me` of a query may accept the offer `h` of the provider `c`: it is open, to its confirmed address,
 * and of an owner who is not suspended.
 */
export const mayAccept = sql<boolean>`(${normalColumn('h.email')} = ${normalColumn('me.email')}
  and me.email_verified_at is not null and me.profile_type = 'CARE_PROVIDER'
  and h.expires_at > now() and c.owner_id = h.from_user_id
  and not exists (select from user_account giver where giver.id = h.from_user_id and giver.disabled_at is not null))`;
