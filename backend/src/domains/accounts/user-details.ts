import type { ConsentInput, ConsentRecord, UserChange, UserDetails } from '@care/contracts/schemas';
import type { StaffRole } from '@care/contracts/vocabulary';
import { sql } from 'kysely';
import { ownPhotoUrl } from '../media';
import type { Databases, Store } from '../../platform/database/database';
import { pick, rowsWith } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { updateAccount } from './account-rows';
import type { Settings } from '../../platform/settings';

async function requestedOwnerships({ kysely }: Store, userId: number): Promise<UserDetails['requested_ownerships']> {
  const rows = await kysely
    .selectFrom('ownership_claim as o')
    .innerJoin('company as c', 'c.id', 'o.company_id')
    .select(['o.id', 'o.status', 'o.created_at', 'c.id as company_id', 'c.name', 'c.slug'])
    .where('o.user_id', '=', userId)
    .orderBy('o.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    company: { id: row.company_id, name: row.name, slug: row.slug },
    status: row.status,
    created_at: row.created_at.toISOString(),
  }));
}

const account = async ({ kysely }: Store, userId: number) =>
  kysely
    .selectFrom('user_account as u')
    .leftJoin('company as c', 'c.owner_id', 'u.id')
    .leftJoin('job_seeker as j', 'j.user_id', 'u.id')
    .leftJoin('job_seeker_image as i', 'i.job_seeker_id', 'j.id')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name', 'u.email', 'u.profile_type', 'u.is_staff', 'u.phone'])
    .select(['u.email_notifications', 'u.email_verified_at', 'u.deletion_scheduled_at'])
    .select(
      sql<boolean>`exists (select from mail_suppression where address = lower(u.email))`.as('email_undeliverable'),
    )
    .select(
      sql<UserDetails['company']>`
        case when c.id is not null then json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) end`.as(
        'company',
      ),
    )
    .select(
      sql<UserDetails['profile']>`
        case when j.id is not null then json_build_object('id', j.id, 'slug', j.slug, 'image', i.url) end`.as(
        'profile',
      ),
    )
    .select(['c.subscription', 'c.billing_period'])
    .select(
      sql<number[]>`(select coalesce(json_agg(company_id order by created_at desc, company_id desc), '[]')
        from company_follow where user_id = u.id)`.as('followed_companies'),
    )
    .select(sql<StaffRole[]>`array(select role from staff_role where user_id = u.id order by role)`.as('staff_roles'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

/** The answer of `GET /user/details/` for the signed-in user (SH-07). */
export async function userDetails(store: Store, userId: number, settings: Settings): Promise<UserDetails> {
  const [row, requested, consents] = await Promise.all([
    account(store, userId),
    requestedOwnerships(store, userId),
    latestConsents(store.kysely, userId),
  ]);
  const { profile } = row;
  return {
    pk: row.id,
    ...pick(row, ['username', 'first_name', 'last_name', 'email', 'phone', 'profile_type', 'is_staff', 'staff_roles']),
    slug: profile && profile.slug,
    profile: profile && { ...profile, image: profile.image && ownPhotoUrl(settings, profile.image) },
    company: row.company,
    backend_permission_group_name: row.subscription ?? 'FREE_TIER',
    backend_period_name: row.billing_period,
    email_notifications: row.email_notifications,
    followed_companies: row.followed_companies,
    followed_companies_count: row.followed_companies.length,
    requested_ownerships: requested,
    email_verified: row.email_verified_at !== null,
    email_undeliverable: row.email_undeliverable,
    deletion_scheduled_at: row.deletion_scheduled_at?.toISOString() ?? null,
    consents,
  };
}

/** Changes name and phone number of an account. The public name of a job seeker is a separate field. */
export async function changeUserDetails({ primary }: Databases, userId: number, change: UserChange): Promise<void> {
  const { first_name, last_name, phone } = change;
  await updateAccount(primary.kysely, userId)
    // What is undefined stays as it is.
    .set({ updated_at: new Date(), first_name, last_name, phone: phone === '' ? null : phone })
    .execute();
}

const CONSENT = ['id', 'key', 'version', 'granted', 'text_hash', 'created_at'] as const;

/** All given and withdrawn consents of a person, latest first. */
export async function consentsOf(db: Db, userId: number): Promise<ConsentRecord[]> {
  const rows = await rowsWith(db, 'user_consent', { user_id: userId }).select(CONSENT).orderBy('id', 'desc').execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** The latest entry for each kind of consent. */
const latestConsents = (db: Db, userId: number): Promise<NonNullable<UserDetails['consents']>> =>
  rowsWith(db, 'user_consent', { user_id: userId })
    .distinctOn('key')
    .select(['key', 'version', 'granted'])
    .orderBy('key')
    .orderBy('id', 'desc')
    .execute();

/** Adds an entry; a database trigger refuses changes. */
export async function addConsent({ primary }: Databases, userId: number, entry: ConsentInput): Promise<ConsentRecord> {
  const { key, version, granted, text_hash = null } = entry;
  const row = await primary.kysely
    .insertInto('user_consent')
    .values({ user_id: userId, key, version, granted, text_hash })
    .returning(CONSENT)
    .executeTakeFirstOrThrow();
  return { ...row, created_at: row.created_at.toISOString() };
}
