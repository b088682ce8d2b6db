import { Breadcrumbs, Container, media, ownProps } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ResultsMap } from '../map/use-results-map';
import { searchCrumbs } from '../search/crumbs';
import { RESULTS_HEADING_ID } from '../map/MapColumn';
import { ResultsHead, type ResultsHeadProps } from './ResultsHead';
import { searchTitle } from '../search/search-words';

/** `alone`: the list has the full width. `covered`: on narrow screens the map covers the list. */
const Split = styled('div', ownProps('alone', 'covered'))<{ alone: boolean; covered: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ covered }) => (covered ? '0' : 'var(--s-6)')} var(--s-6);
  padding-bottom: var(--s-6);
  ${media.desktop} {
    ${({ alone }) => !alone && 'grid-template-columns: minmax(0, 1.28fr) minmax(0, 1fr);'}
    align-items: start;
  }
`;
/** As high as the list, so that the map can stay in view. */
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-6);
  ${media.desktop} {
    align-self: stretch;
  }
`;
/** Beside the list the open map takes the place of the other searches; without script there is no map. */
const OtherSearches = styled('div', ownProps('covered'))<{ covered: boolean }>`
  ${media.desktop} {
    ${({ covered }) => covered && 'display: none;'}
    @media (scripting: none) {
      display: block;
    }
  }
`;
/** On narrow screens an open map takes the place of the list and of the pagination. */
const Covered = styled('div', ownProps('covered'))<{ covered: boolean }>`
  ${media.belowDesktop} {
    ${({ covered }) => covered && 'display: none;'}
  }
`;
/** With an open map on narrow screens, only screen readers get the heading and the number of hits. */
const Head = styled('div', ownProps('covered'))<{ covered: boolean }>`
  ${media.belowDesktop} {
    ${({ covered }) =>
      covered &&
      `
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        visibility: hidden;
        & h1, & [role='status'] { visibility: visible; }
      `}
  }
`;

interface ResultsSplitProps extends Omit<ResultsHeadProps, 'title'> {
  placeName: string | null;
  /** The hits, a loading state, an error, or the alternatives to an empty result. */
  children: ReactNode;
  /** The map, and the element for it; nothing without hits to show on it. */
  map: { state: ResultsMap; element: ReactNode } | null | undefined;
  /** Other searches; where nothing was found, the ways out are all that matters. */
  aside: ReactNode;
  /** If true, the list has the full width until the map is opened. */
  isWide?: boolean;
}

/** The hits under their heading, and from 1024 px on the map and other searches beside them. */
export function ResultsSplit({ placeName, children, map, aside, isWide = false, ...head }: ResultsSplitProps) {
  const { filters, answer } = head;
  const isEmpty = answer?.count === 0;
  const { isBeside = false, isOver = false } = map?.state ?? {};
  return (
    <Container>
      <Covered covered={isOver}>
        <Breadcrumbs items={searchCrumbs(filters, placeName)} />
      </Covered>
      <Split alone={isEmpty || (isWide && !isBeside)} covered={isOver}>
        <section aria-labelledby={RESULTS_HEADING_ID}>
          <Head covered={isOver}>
            <ResultsHead {...head} title={searchTitle(filters, placeName)} />
          </Head>
          <Covered covered={isOver}>{children}</Covered>
        </section>
        {!isEmpty && (
          <Side>
            {map?.element}
            <OtherSearches covered={isBeside}>{aside}</OtherSearches>
          </Side>
        )}
      </Split>
    </Container>
  );
}
