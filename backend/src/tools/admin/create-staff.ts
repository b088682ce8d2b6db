import { careSeekerRegistrationSchema, type Registration } from '@care/contracts/schemas';
import type pg from 'pg';
import { hashPassword, refuseUnusable } from '../../domains/accounts';
import { ApiError } from '../../platform/http/errors';
import { normalAddress } from '../../platform/mail/mail-address';

export interface StaffEntry {
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

interface Refusal {
  kind: 'refused';
  problems: string[];
}
/** `present`: a STAFF account with this name exists, and nothing was changed. */
export type StaffOutcome = { kind: 'created' | 'present' } | Refusal;

const refused = (...problems: string[]): Refusal => ({ kind: 'refused', problems });

/** The entry as the registration would accept it, or its problems. */
function checked(entry: StaffEntry): Registration | Refusal {
  const registration = { ...entry, password2: entry.password, consents: true, profile_type: 'CARE_SEEKER' };
  const parsed = careSeekerRegistrationSchema.safeParse(registration);
  if (!parsed.success) {
    // password2 is set here; its problems are those of the password.
    const issues = parsed.error.issues.filter(({ path }) => path[0] !== 'password2');
    return refused(...issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  try {
    refuseUnusable(parsed.data);
    return parsed.data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(
      ...Object.entries(error.options.details ?? {}).map(([field, problem]) => `${field}: ${String(problem)}`),
    );
  }
}

/** Creates an account with the role STAFF; its address is treated as confirmed, because the operator enters it. */
export async function createStaff(client: pg.ClientBase, entry: StaffEntry): Promise<StaffOutcome> {
  const { rows } = await client.query<{ is_staff: boolean }>(
    'select is_staff from user_account where lower(username) = lower($1)',
    [entry.username.trim()],
  );
  if (rows[0])
    return rows[0].is_staff ? { kind: 'present' } : refused('username: belongs to an account that is not STAFF');
  const account = checked(entry);
  if ('kind' in account) return account;
  const { username, email, first_name, last_name, password } = account;
  const { rowCount } = await client.query(
    'select from user_account where lower(email) = $1 and email_verified_at is not null',
    [normalAddress(email)],
  );
  if (rowCount) return refused('email: belongs to another account');
  await client.query(
    `insert into user_account (username, email, password_hash, first_name, last_name, profile_type, is_staff, email_verified_at)
     values ($1, $2, $3, $4, $5, 'CARE_SEEKER', true, now())`,
    [username, email, await hashPassword(password), first_name, last_name],
  );
  return { kind: 'created' };
}
