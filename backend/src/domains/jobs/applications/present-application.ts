import type { OwnApplication, ReceivedApplication } from '@care/contracts/schemas';
import type { Viewer } from '../../../platform/http/app-type';
import { applicantNameOf, type ApplicationRow, type Side } from './application-queries';
import { hireOf } from './hire-state';
import { TRANSITIONS } from './change-status';

const common = (row: ApplicationRow, side: Side, hasMessage: boolean) => ({
  id: row.id,
  status: row.status,
  status_at: row.status_at.toISOString(),
  created_at: row.created_at.toISOString(),
  message_id: hasMessage ? row.message_id : null,
  job_offer:
    row.offer_id && row.offer_title && row.offer_slug
      ? { id: row.offer_id, title: row.offer_title, slug: row.offer_slug }
      : null,
  hire: hireOf(row, side),
});

export const presentOwnApplication = (row: ApplicationRow): OwnApplication => ({
  ...common(row, 'applicant', row.sender_deleted_at === null),
  company: { id: row.company_id, name: row.company_name, slug: row.company_slug },
  is_held: row.is_held,
  can_withdraw: TRANSITIONS[row.status].applicant.includes('WITHDRAWN'),
});

/** With another owner the messages of ended applications stay with the former one (PP-18). */
export const presentReceivedApplication = (
  row: ApplicationRow,
  { userId }: Pick<Viewer, 'userId'>,
): ReceivedApplication => ({
  ...common(row, 'employer', row.recipient_id === userId && row.recipient_deleted_at === null),
  applicant: {
    name: applicantNameOf(row),
    image: row.image,
    slug: row.seeker_slug,
  },
  next: TRANSITIONS[row.status].employer,
});
