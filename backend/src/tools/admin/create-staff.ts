import { careSeekerRegistrationSchema, type Registration } from '@care/contracts/schemas';
import type { StaffRole } from '@care/contracts/vocabulary';
import { sql } from 'kysely';
import { accountNamed, grantRoles, hashPassword, refuseUnusable } from '../../domains/accounts';
import { audit } from '../../platform/audit/audit-log';
import { isFound } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
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
async function checked(entry: StaffEntry): Promise<Registration | Refusal> {
  const registration = { ...entry, password2: entry.password, consents: true, profile_type: 'CARE_SEEKER' };
  const parsed = careSeekerRegistrationSchema.safeParse(registration);
  if (!parsed.success) {
    // password2 is set here; its problems are those of the password.
    const issues = parsed.error.issues.filter(({ path }) => path[0] !== 'password2');
    return refused(...issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  try {
    await refuseUnusable(parsed.data);
    return parsed.data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(
      ...Object.entries(error.options.details ?? {}).map(([field, problem]) => `${field}: ${String(problem)}`),
    );
  }
}

/** Creates an account with roles; its address is treated as confirmed, because the operator enters it. */
export async function createStaff(
  db: Db,
  entry: StaffEntry,
  { roles, actor }: { roles: readonly StaffRole[]; actor: string },
): Promise<StaffOutcome> {
  const present = await accountNamed(db, entry.username);
  if (present)
    return present.is_staff ? { kind: 'present' } : refused('username: belongs to an account that is not STAFF');
  const account = await checked(entry);
  if ('kind' in account) return account;
  const { username, email, first_name, last_name, password } = account;
  const owners = db
    .selectFrom('user_account')
    .select('id')
    .where(sql`lower(email)`, '=', normalAddress(email))
    .where('email_verified_at', 'is not', null);
  if (await isFound(owners)) return refused('email: belongs to another account');
  const person = { username, email, first_name, last_name, password_hash: await hashPassword(password) };
  await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('user_account')
      .values({ ...person, profile_type: 'CARE_SEEKER', email_verified_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await grantRoles(transaction, id, roles);
    await audit(transaction, { actor, action: 'account-created', subject: `account:${id}`, detail: roles.join(' ') });
  });
  return { kind: 'created' };
}
