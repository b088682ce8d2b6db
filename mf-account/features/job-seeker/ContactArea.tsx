import { routes, t, useHeldSession, useUserContext, type Tier } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { Button, ButtonLink, media, Meta, Panel, Stack } from '@care/ui';
import { useLazyDialog } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { tt } from '../../texts';
import { OfferState } from './JobSeekerHeader';

const fetchDialog = () => import('./recruit/RecruitDialog');

const Aside = styled.aside`
  min-width: 0;
  ${media.desktop} {
    position: sticky;
    top: 1.25rem;
  }
`;

/** The packages with which job seekers may be written to (AC-12). */
const recruiting: readonly Tier[] = ['PLUS_TIER', 'PREMIUM_TIER'];

interface ContactAreaProps {
  jobSeeker: JobSeeker;
}

/** How to get in touch, or what it takes to (AC-12). */
export const ContactArea = ({ jobSeeker }: ContactAreaProps) => (
  <ContactFrame jobSeeker={jobSeeker}>
    <Contact jobSeeker={jobSeeker} />
  </ContactFrame>
);

/** In its place for the owner: that this is how others see it, and what to do about it. */
export const OwnContactArea = ({ jobSeeker, children }: ContactAreaProps & { children?: ReactNode }) => (
  <ContactFrame jobSeeker={jobSeeker}>
    <Meta>{tt('staff.publicView')}</Meta>
    {children}
  </ContactFrame>
);

const ContactFrame = ({ jobSeeker, children }: ContactAreaProps & { children: ReactNode }) => (
  <Aside aria-label={tt('staff.contact')} data-print="hide">
    <Panel>
      <Stack>
        <OfferState jobSeeker={jobSeeker} />
        {children}
      </Stack>
    </Panel>
  </Aside>
);

/** Of who writes here; an entry stays in its form when the session has just ended, for signing in again in place (SH-09). */
function useHeldTier(): Tier | null {
  const { tierName } = useUserContext();
  const isHeld = useHeldSession().status === 'authenticated';
  const [last, setLast] = useState(tierName);
  const tier = tierName ?? (isHeld ? last : null);
  if (tier !== last) setLast(tier);
  return tier;
}

function Contact({ jobSeeker }: ContactAreaProps) {
  const tier = useHeldTier();
  if (tier && recruiting.includes(tier)) return <WriteButton jobSeeker={jobSeeker} />;
  return (
    <>
      <p>{tt('staff.activateAccount')}</p>
      <ButtonLink to={routes.packages.build()} variant="secondaryBlue" block>
        {tt('staff.toPackages')}
      </ButtonLink>
    </>
  );
}

/** Opens the message form, which is code of its own. */
function WriteButton({ jobSeeker }: ContactAreaProps) {
  const dialog = useLazyDialog(fetchDialog);
  return (
    <>
      <Button
        variant="secondaryGreen"
        icon={Mail}
        block
        loading={dialog.isOpening}
        loadingText={tt('staff.opening')}
        onClick={dialog.open}
      >
        {tt('staff.write')}
      </Button>
      <Meta>{tt('staff.writeHint', { name: jobSeeker.visible_name })}</Meta>
      {dialog.hasFailed && <Meta role="alert">{t('errors.remoteUnavailable')}</Meta>}
      {dialog.module && (
        <dialog.module.RecruitDialog jobSeeker={jobSeeker} open={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  );
}
