import { routes, useUserContext } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { StandaloneLink } from '@care/ui';
import { promptText } from './texts';

/** Link for provider users to claim a profile without an owner (PP-18). */
export function ClaimLink({ company: { id, owner_state } }: { company: Pick<CompanyPage, 'id' | 'owner_state'> }) {
  const { userType } = useUserContext();
  if (userType !== 'CARE_PROVIDER' || owner_state !== 'NONE') return null;
  return <StandaloneLink to={routes.ownershipClaim.build({ companyId: id })}>{promptText('claim')}</StandaloneLink>;
}
