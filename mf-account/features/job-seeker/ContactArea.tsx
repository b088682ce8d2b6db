import { routes, useUserContext, type Tier } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { ButtonLink, media, Meta, Panel, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { tt } from '../../texts';
import { OfferState } from './JobSeekerHeader';

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
  isOwn: boolean;
}

/** How to get in touch: what it takes for those who cannot write, and that this is how others see it for its owner. */
export function ContactArea({ jobSeeker, isOwn }: ContactAreaProps) {
  return (
    <Aside aria-label={tt('staff.contact')} data-print="hide">
      <Panel>
        <Stack>
          <OfferState jobSeeker={jobSeeker} />
          {isOwn ? <Meta>{tt('staff.publicView')}</Meta> : <ContactHint />}
        </Stack>
      </Panel>
    </Aside>
  );
}

function ContactHint() {
  const { tierName } = useUserContext();
  if (tierName && recruiting.includes(tierName)) return <Meta>{tt('staff.notYet')}</Meta>;
  return (
    <>
      <p>{tt('staff.activateAccount')}</p>
      <ButtonLink to={routes.packages.build()} variant="secondaryBlue" block>
        {tt('staff.toPackages')}
      </ButtonLink>
    </>
  );
}
