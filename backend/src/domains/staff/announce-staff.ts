import { allows } from '@care/contracts/tiers';
import { routes } from '@care/contracts/routes';
import { TIERS } from '@care/contracts/vocabulary';
import { sql } from 'kysely';
import type { EmailConfirmedEvent } from '../accounts';
import { siteLink } from '../../platform/mail/site-address';
import { MESSAGE_MAILS, messageServices, sendSystemMessage } from '../messages';
import { chordLimitOf, squaredChord, vectorOf } from '../../platform/geo/distance-sql';
import type { App } from '../../platform/http/app-type';
import { rowsWith } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { staffQualificationsOf } from '../search';
import { findJobSeeker, type JobSeekerRecord } from './job-seeker-queries';

/** Tiers whose providers are told of new staff (PK-08). */
const TOLD_TIERS = TIERS.filter((tier) => allows(tier, 'staffMessages'));

/**
 * Tells providers whose tier includes it of new staff when the person's address is confirmed (AC-20, PK-08): one message to the inbox of
 * every matching provider, which causes one mail; a repetition sends nothing.
 */
export async function announceStaff(app: App, { userId }: EmailConfirmedEvent): Promise<void> {
  const services = messageServices(app);
  await services.jobs.ready(MESSAGE_MAILS);
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const profile = await rowsWith(transaction, 'job_seeker', { user_id: userId }).select('id').executeTakeFirst();
    const found = profile && (await findJobSeeker(transaction, profile, null));
    if (!found?.profile.is_open_for_offers) return;
    const notice = noticeOf(found, services.origin);
    for (const { id, owner_id } of await newlyMatching(transaction, found)) {
      await sendSystemMessage(transaction, services, { ...notice, to: owner_id, companyId: id });
    }
  });
}

function noticeOf({ profile, localizations }: JobSeekerRecord, origin: string): { title: string; content: string } {
  const skills = staffQualificationsOf(profile.qualifications_mask, profile.custom_qualifications);
  const towns = [...new Set(localizations.map(({ city }) => city))].join(', ');
  const link = siteLink(origin, routes.jobSeekerProfile.build({ slug: profile.slug }));
  return {
    title: 'Neue Pflegekraft in Ihrer Nähe',
    content: [
      `${profile.visible_name} hat sich registriert und sucht eine Stelle: ${towns}.`,
      ...(skills.length > 0 ? [`Qualifikation: ${skills.map(({ name }) => name).join(', ')}`] : []),
      `Zum Profil: ${link}`,
    ].join('\n\n'),
  };
}

/**
 * Providers of those tiers within the radius of one of the work locations. Their profile or an open offer asks for one
 * of the qualifications or for none in particular. Providers that the person blocks are left out, and those whose owner
 * is suspended.
 */
async function newlyMatching(db: Db, { profile }: JobSeekerRecord): Promise<{ id: number; owner_id: number }[]> {
  const { rows } = await sql<{ id: number; owner_id: number }>`
    with reached as (
      select distinct c.id, c.owner_id, c.qualifications_mask | coalesce((
        select bit_or(o.qualifications_mask) from job_offer o
        where o.company_id = c.id and o.status = 'PUBLISHED' and o.valid_through >= berlin_today()), 0) wanted
      from job_seeker_localization l
      join company c on ${squaredChord(vectorOf('c'), vectorOf('l'))} <= ${chordLimitOf(sql.ref('l.radius'))}
      join user_account u on u.id = c.owner_id and u.disabled_at is null
      where l.job_seeker_id = ${profile.id} and c.status = 'PUBLISHED' and c.subscription = any (${TOLD_TIERS}::text[])
    ),
    told as (
      insert into staff_announcement (job_seeker_id, company_id)
      select ${profile.id}, id from reached
      where (wanted = 0 or wanted & ${profile.qualifications_mask} <> 0) and not exists (
        select from user_block b where b.user_id = ${profile.user_id}
          and (b.blocked_company_id = reached.id or b.blocked_user_id in (select accounts_of_person(reached.owner_id))))
      on conflict do nothing returning company_id
    )
    select reached.id, reached.owner_id from reached join told on told.company_id = reached.id order by reached.id`.execute(
    db,
  );
  return rows;
}
