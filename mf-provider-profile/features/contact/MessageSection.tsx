import { t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { useLocation } from '@care/contracts/router';
import { ErrorPanel, Heading, Stack, whenNear } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { Placeholder } from '@care/ui/more';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { profileText } from '../../texts';
import { SectionArea } from '../company-sections/ProfileSection';
import { useMayWrite } from '../viewer/use-viewer-role';
import { MESSAGE_SECTION_ID } from './WriteButton';

/** The form is lazy-loaded, because most visitors do not use it. */
const fetchForm = () => import('./ContactForm');
const LOAD_MARGIN_PX = 600;

// About as high as the form, so that the layout does not shift when it is loaded.
const FormPlaceholder = styled.div`
  min-height: 46rem;
  @media (scripting: none) {
    min-height: 0;
    & > div {
      display: none;
    }
  }
`;

/**
 * The message form (PP-15); not for the owner (PP-26), or for job seekers, who apply (PP-16). A provider without an owner
 * has others nearby instead.
 */
export function MessageSection({ company }: { company: CompanyPage }) {
  const mayWrite = useMayWrite(company);
  if (company.owner === null && !company.is_in_review) return <NearbySection company={company} />;
  if (!mayWrite) return null;
  return (
    <SectionArea data-print="hide">
      <Message company={company} />
    </SectionArea>
  );
}

const fetchNearby = () => import('./Nearby');

/** The end of a profile without a form. It is loaded when it comes near, and left out if that fails. */
function NearbySection({ company }: { company: CompanyPage }) {
  const place = useRef<HTMLDivElement>(null);
  const { lazy, load } = useLazyModule(fetchNearby);
  useEffect(() => whenNear(place.current, load, LOAD_MARGIN_PX), [load]);
  return (
    <SectionArea data-print="hide">
      <div ref={place}>{lazy.kind === 'ready' && <lazy.module.Nearby company={company} />}</div>
    </SectionArea>
  );
}

function Message({ company }: { company: CompanyPage }) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const { lazy, load } = useLazyModule(fetchForm);
  useEffect(() => whenNear(section.current, load, LOAD_MARGIN_PX), [load]);
  useFocusOnArrival(section);
  return (
    <section id={MESSAGE_SECTION_ID} ref={section} tabIndex={-1} aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {profileText('message.title', { company: company.name })}
        </Heading>
        {lazy.kind === 'ready' ? (
          <lazy.module.ContactForm company={company} />
        ) : lazy.kind === 'failed' ? (
          <ErrorPanel title={t('errors.remoteUnavailable')} onRetry={load} />
        ) : (
          <FormPlaceholder>
            <noscript>
              <p>{profileText('message.noScript')}</p>
            </noscript>
            <Placeholder of={['3rem', '3rem', '10rem']} />
          </FormPlaceholder>
        )}
      </Stack>
    </section>
  );
}

/**
 * Scrolls to the section when its fragment is opened; `key` changes with every navigation, also to the same fragment.
 */
function useFocusOnArrival(section: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${MESSAGE_SECTION_ID}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash, key, section]);
}
