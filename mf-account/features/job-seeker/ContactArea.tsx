import { allows } from '@care/contracts/tiers';
import { t, useHeldSession, useUserContext, type Tier } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { Button, media, Meta, Panel, Stack } from '@care/ui';
import { useLazyDialog } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { accountPageText } from '../../texts';
import { ActivateAccount, OfferState } from './PublicProfile';

const fetchDialog = () => import('./recruit/RecruitDialog');

const Aside = styled.aside`
  min-width: 0;
  ${media.desktop} {
    position: sticky;
    top: 1.25rem;
  }
`;

/** Whether the tier includes contact to job seekers (AC-12). */
const canRecruit = (tier: Tier): boolean => allows(tier, 'recruitingPerMonth');

interface ContactAreaProps {
  jobSeeker: JobSeeker;
}

/** The contact button, or a hint at the packages that allow contact (AC-12). */
export const ContactArea = ({ jobSeeker }: ContactAreaProps) => (
  <ContactFrame jobSeeker={jobSeeker}>
    <Contact jobSeeker={jobSeeker} />
  </ContactFrame>
);

/** The contact area on the person's profile: explains the public view and offers actions. */
export const OwnContactArea = ({ jobSeeker, children }: ContactAreaProps & { children?: ReactNode }) => (
  <ContactFrame jobSeeker={jobSeeker}>
    <Meta>{accountPageText('staff.publicView')}</Meta>
    {children}
  </ContactFrame>
);

const ContactFrame = ({ jobSeeker, children }: ContactAreaProps & { children: ReactNode }) => (
  <Aside aria-label={accountPageText('staff.contact')} data-print="hide">
    <Panel>
      <Stack>
        <OfferState jobSeeker={jobSeeker} />
        {children}
      </Stack>
    </Panel>
  </Aside>
);

/**
 * The user's tier. It is kept when the session ends, so that the form and its draft stay for signing in again (SH-09).
 */
function useLastTier(): Tier | null {
  const { tierName } = useUserContext();
  const isHeld = useHeldSession().status === 'authenticated';
  const [lastTier, setLastTier] = useState(tierName);
  const tier = tierName ?? (isHeld ? lastTier : null);
  if (tier !== lastTier) setLastTier(tier);
  return tier;
}

function Contact({ jobSeeker }: ContactAreaProps) {
  const tier = useLastTier();
  const { userType } = useUserContext();
  // Other accounts can book no package.
  if (userType === 'JOB_SEEKER' || userType === 'CARE_SEEKER') return <p>{accountPageText('staff.onlyProviders')}</p>;
  if (tier && canRecruit(tier)) return <WriteButton jobSeeker={jobSeeker} />;
  return <ActivateAccount />;
}

/** Opens the lazy-loaded message form. */
function WriteButton({ jobSeeker }: ContactAreaProps) {
  const dialog = useLazyDialog(fetchDialog);
  return (
    <>
      <Button
        variant="secondaryGreen"
        icon={Mail}
        block
        loading={dialog.isOpening}
        loadingText={accountPageText('staff.opening')}
        onClick={dialog.open}
      >
        {accountPageText('staff.write')}
      </Button>
      <Meta>{accountPageText('staff.writeHint', { name: jobSeeker.visible_name })}</Meta>
      {dialog.hasFailed && <Meta role="alert">{t('errors.remoteUnavailable')}</Meta>}
      {dialog.module && (
        <dialog.module.RecruitDialog jobSeeker={jobSeeker} open={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  );
}
