import { t, useUserContext } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { useLocation } from '@care/contracts/router';
import { ErrorPanel, Heading, Loading, Skeleton, Stack, whenNear } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { tt } from '../../texts';
import { SectionArea } from '../company-sections/ProfileSection';
import { MESSAGE_SECTION_ID } from './message-path';

/** Nobody who only looks at a profile downloads the form. */
const fetchForm = () => import('./ContactForm');
const LOAD_MARGIN_PX = 600;

// About as high as the form, so that nothing moves when it arrives.
const Place = styled.div`
  min-height: 46rem;
  @media (scripting: none) {
    min-height: 0;
  }
`;

/** Writing to the provider (PP-15); nothing where no owner would read it, for the owner (PP-26), or for who applies instead (PP-16). */
export function MessageSection({ company }: { company: CompanyPage }) {
  const { userType } = useUserContext();
  if (!company.viewer.can_contact || userType === 'JOB_SEEKER') return null;
  return (
    <SectionArea data-print="hide">
      <Message company={company} />
    </SectionArea>
  );
}

function Message({ company }: { company: CompanyPage }) {
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const { lazy, load } = useLazyModule(fetchForm);
  useEffect(() => whenNear(section.current, load, LOAD_MARGIN_PX), [load]);
  useFocusOnArrival(section);
  return (
    <section id={MESSAGE_SECTION_ID} ref={section} tabIndex={-1} aria-labelledby={title}>
      <Stack>
        <Heading level={2} id={title}>
          {tt('message.title', { company: company.name })}
        </Heading>
        {lazy.kind === 'ready' ? (
          <lazy.module.ContactForm company={company} />
        ) : lazy.kind === 'failed' ? (
          <ErrorPanel title={t('errors.remoteUnavailable')} onRetry={load} />
        ) : (
          <Place>
            <noscript>
              <p>{tt('message.noScript')}</p>
            </noscript>
            <Waiting />
          </Place>
        )}
      </Stack>
    </section>
  );
}

const OnlyWithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Waiting = () => (
  <OnlyWithScript>
    <Loading>
      <Stack>
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
        <Skeleton height="10rem" />
      </Stack>
    </Loading>
  </OnlyWithScript>
);

/** Whoever follows the contact button goes on reading here; `key` tells a second press from the first. */
function useFocusOnArrival(section: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${MESSAGE_SECTION_ID}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash, key, section]);
}
