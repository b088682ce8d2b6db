// Lazy-loaded actions, for signed-in users and for visitors with a watch list in this browser.
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { type ButtonLinkProps, Button, Meta, Alert, StandaloneLink } from '@care/ui';
import { t, routes, useUserContext } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import { useLazyDialog } from '@care/ui/lazy';
import { Send } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import styled from '@emotion/styled';
import { WriteButton } from '../contact/WriteButton';
import { useViewerRole } from '../viewer/use-viewer-role';
import { APPLY_HASH } from '../apply/apply-path';
import { applyText } from '../apply/texts';
import { promptText } from '../prompts/texts';

interface MainActionProps extends Pick<ButtonLinkProps, 'size' | 'variant' | 'block'> {
  /** Whether the application form opens by itself when the URL asks for it (SH-22). */
  opensOnArrival?: boolean;
  company: CompanyPage;
  /** The job offer; undefined on other pages of the provider. */
  offer?: JobOffer;
}

/**
 * The apply button for job seekers, the contact button for other signed-in users. Renders nothing for the owner, and
 * for providers without an owner (PP-14, PP-16).
 */
export function MainAction({ company, offer, variant, opensOnArrival, ...look }: MainActionProps) {
  const role = useViewerRole(company);
  if (!company.viewer.can_contact) return null;
  if (role === 'applicant')
    return <ApplyButton {...look} company={company} offer={offer} opensOnArrival={opensOnArrival} />;
  return role === 'member' ? <WriteButton {...look} variant={variant} slug={company.slug} /> : null;
}

const fetchDialog = () => import('../apply/ApplyForm');

/** Opens the lazy-loaded application form (PP-16). */
function ApplyButton({ company, offer, opensOnArrival = false, ...look }: Omit<MainActionProps, 'variant'>) {
  const dialog = useLazyDialog(fetchDialog);
  const isWanted = useLocation().hash === APPLY_HASH && opensOnArrival;
  const open = useEffectEvent(() => dialog.open());
  useEffect(() => {
    if (isWanted) open();
  }, [isWanted]);
  return (
    <>
      <Button
        {...look}
        variant="secondaryGreen"
        icon={Send}
        data-print="hide"
        loading={dialog.isOpening}
        loadingText={applyText('loading')}
        onClick={dialog.open}
      >
        {applyText('apply')}
      </Button>
      {dialog.hasFailed && <Meta role="alert">{t('errors.remoteUnavailable')}</Meta>}
      {dialog.module && (
        <dialog.module.ApplyDialog company={company} offer={offer} open={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  );
}

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

export { FollowControl, RememberButton } from '../follow/FollowControl';
