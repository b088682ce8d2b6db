import { MIN_ENQUIRIES_FOR_REPLY_TIME } from '@care/contracts/enquiry';
import { sql } from 'kysely';
import type { App } from '../../platform/http/app-type';

/** An enquiry without an answer counts from this day on; a median above it is not shown. */
const PATIENCE_DAYS = 14;

/**
 * Stores the median of the answer times of each provider (EQ-11). Enquiries that nobody answered within the patience count
 * as never answered, so a provider that answers one of three does not look fast.
 */
export async function refreshReplyTimes({ databases }: App): Promise<void> {
  await sql`
    with enquiry_times as (
      select r.company_id, r.answered_at, e.withdrawn_at, coalesce(m.created_at, r.sent_at) as sent_at
      from enquiry_receiver r join enquiry e on e.id = r.enquiry_id left join message m on m.id = r.message_id
      where r.sent_at is not null and m.is_held is not true
    ), median as (
      select company_id, percentile_disc(0.5) within group (
        order by coalesce(extract(epoch from answered_at - sent_at) / 86400, 'infinity'::float8)) as days
      from enquiry_times
      where answered_at is not null
        or least(withdrawn_at, now()) > sent_at + make_interval(days => ${PATIENCE_DAYS})
      group by company_id having count(*) >= ${MIN_ENQUIRIES_FOR_REPLY_TIME}
    ), wanted as (
      select c.id, case when median.days <= ${PATIENCE_DAYS} then greatest(1, ceil(median.days)) end as days
      from company c left join median on median.company_id = c.id
      where c.reply_days is not null or median.company_id is not null
    )
    update company set reply_days = wanted.days from wanted
    where wanted.id = company.id and company.reply_days is distinct from wanted.days`.execute(databases.primary.kysely);
}
