import { jobOffersPath, packageChangePath, t, tierLabel } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { nextTier } from '@care/contracts/tiers';
import type { CompanyPage } from '@care/contracts/schemas';
import { Alert, Row, StandaloneLink } from '@care/ui';
import { jobEditorText } from './texts';

type Limited = Pick<CompanyPage, 'slug' | 'subscription' | 'job_offers_count' | 'job_offers_limit'>;

/** Whether the tier allows one more published offer. */
export const hasRoom = ({ job_offers_count, job_offers_limit }: Limited): boolean =>
  job_offers_count < job_offers_limit;

/** How many offers of the tier are used; at the limit the way to more (PP-19, PK-05). */
export function LimitNotice({ company }: { company: Limited }) {
  const { slug, subscription, job_offers_count: used, job_offers_limit: limit } = company;
  if (hasRoom(company))
    return (
      <Alert kind="info" announce="none">
        {jobEditorText(used + 1 === limit ? 'limit.last' : 'limit.used', {
          used,
          limit,
          tier: tierLabel(subscription),
        })}
      </Alert>
    );
  return (
    <Alert kind="warn" announce="none" title={limitText(company)}>
      <Row>
        {nextTier(subscription) && (
          <StandaloneLink to={packageChangePath()}>{jobEditorText('limit.change')}</StandaloneLink>
        )}
        <StandaloneLink to={jobOffersPath(slug)}>{jobEditorText('limit.see')}</StandaloneLink>
      </Row>
    </Alert>
  );
}

/** The text of the specification for a tier whose limit is reached. */
function limitText({ subscription, job_offers_limit: limit }: Limited): string {
  const next = nextTier(subscription);
  return next
    ? t('errors.jobOfferLimitPlusTier', { limit, next: tierLabel(next) })
    : accountText('errors.jobOfferLimitPremiumTier', { limit });
}
