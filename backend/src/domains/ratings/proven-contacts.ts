import { sql, type RawBuilder } from 'kysely';
import type { App } from '../../platform/http/app-type';
import { authSecret } from '../../platform/secrets/auth-secret';
import { isInvited } from './invite-keys';

/**
 * How many invited people must have written before their number is shown, and before their reviews show the mark. With
 * fewer an owner would learn who has written, and which review is whose (PK-08).
 */
export const SMALLEST_GROUP = 5;

/** Times before yesterday in Berlin. Newer ones are neither counted nor marked, so that no change tells who it was. */
export const isOldEnough = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} < date_trunc('day', now(), 'Europe/Berlin') - interval '1 day'`;

/**
 * The nightly job: reviews of people whom the provider has invited get the mark "Kontakt nachgewiesen", at least five of a
 * provider together. The confirmed address of the account must be the invited one.
 */
export async function markProvenContacts(app: App): Promise<void> {
  const secret = authSecret(app.settings);
  const { kysely } = app.databases.primary;
  const written = await kysely
    .selectFrom('rating_invite as invite')
    .innerJoin('rating', 'rating.id', 'invite.rating_id')
    .innerJoin('user_account as author', 'author.id', 'rating.author_id')
    .select(['rating.id', 'rating.company_id', 'invite.address_hash', 'author.email'])
    .where('rating.status', '=', 'PUBLISHED')
    .where('rating.verification', '<>', 'CONTACT_PROVEN')
    .where('author.email_verified_at', 'is not', null)
    .where(isOldEnough('invite.used_at'))
    .execute();
  const proven = written.filter(({ address_hash, email }) => isInvited(secret, address_hash, email));
  const sizeOf = (companyId: number) => proven.filter(({ company_id }) => company_id === companyId).length;
  const ids = proven.filter(({ company_id }) => sizeOf(company_id) >= SMALLEST_GROUP);
  await kysely
    .updateTable('rating')
    .set({ verification: 'CONTACT_PROVEN' })
    .where('id', 'in', [0, ...ids.map(({ id }) => id)])
    .where('status', '=', 'PUBLISHED')
    .execute();
}
