import { allows } from '@care/contracts/tiers';
import type { RatingListItem } from '@care/contracts/schemas';
import { RATING_CATEGORIES } from '@care/contracts/vocabulary';
import { pick } from '../../platform/database/queries';
import type { Viewer } from '../../platform/http/app-type';
import { RATING_COMMENTS, type PublicRatingRow } from './rating-queries';

/**
 * A rating as this viewer may see it. Only the author gets the author's id. Nobody gets the author's name: the name
 * given for the rating is shown (RV-10).
 */
export const presentRating = (row: PublicRatingRow, viewer: Viewer | null): RatingListItem => ({
  ...pick(row, ['id', 'category', 'review_summary', 'description', 'preferred_author_name', 'origin', 'status']),
  ...pick(row, RATING_CATEGORIES),
  ...pick(row, RATING_COMMENTS),
  ...pick(row, ['average_rating', 'verification', 'helpful_count']),
  company: { id: row.company_id, name: row.company_name, slug: row.company_slug, street: row.company_street },
  author: row.is_own && viewer ? viewer.userId : null,
  name_is_chosen: row.is_anonymous && row.preferred_author_name !== '',
  ...(row.is_own && { is_anonymous: row.is_anonymous }),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  response: responseOf(row),
  viewer: mayDo(row, viewer),
});

function responseOf(row: PublicRatingRow): RatingListItem['response'] {
  if (row.response_id === null || row.response_created_at === null) return null;
  return {
    id: row.response_id,
    description: row.response_description ?? '',
    created_at: row.response_created_at.toISOString(),
  };
}

/**
 * Authors may edit and delete (RV-04): not what STAFF has removed, and edit only a rating that could be given now. Others
 * may report, without an account too (RV-05), and the owner may answer once, from Plus on (RV-06).
 */
function mayDo(row: PublicRatingRow, viewer: Viewer | null): RatingListItem['viewer'] {
  const ownsCompany = viewer !== null && row.company_owner_id === viewer.userId;
  const canAnswer = ownsCompany && row.status === 'PUBLISHED' && row.response_id === null;
  const isLive = row.is_own && row.status !== 'REMOVED';
  return {
    can_edit: isLive && row.company_status === 'PUBLISHED' && !row.has_owned,
    can_delete: isLive,
    can_report: row.status === 'PUBLISHED' && !row.is_own,
    can_respond: canAnswer && allows(row.company_subscription, 'answerReviews'),
    can_respond_from_plus: canAnswer && !allows(row.company_subscription, 'answerReviews'),
    can_change_response: ownsCompany && row.response_id !== null,
  };
}
