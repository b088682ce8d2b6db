import { routes, useUserContext } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Alert, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { promptText } from './texts';

const Note = styled(Alert)`
  margin-bottom: var(--s-5);
`;

/** Notice for the registrant of a provider that is not public yet (AC-05). */
export function InReview({ company: { id, is_in_review } }: { company: Pick<CompanyPage, 'id' | 'is_in_review'> }) {
  if (!is_in_review) return null;
  return (
    <Note kind="info" title={promptText('inReview')} announce="none">
      <p>{promptText('inReviewText')}</p>
      <StandaloneLink to={routes.ownershipClaim.build({ companyId: id })}>{promptText('prove')}</StandaloneLink>
    </Note>
  );
}

/** Link for provider users to claim a profile without an owner (PP-18). */
export function ClaimLink({ company: { id, owner_state } }: { company: Pick<CompanyPage, 'id' | 'owner_state'> }) {
  const { userType } = useUserContext();
  if (userType !== 'CARE_PROVIDER' || owner_state !== 'NONE') return null;
  return <StandaloneLink to={routes.ownershipClaim.build({ companyId: id })}>{promptText('claim')}</StandaloneLink>;
}
