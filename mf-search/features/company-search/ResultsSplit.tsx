import { Container, media, ownProps } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { resultsHeadingId } from './ResultsHead';

/** `alone`: the list has the whole width. */
const Split = styled('div', ownProps('alone'))<{ alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
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
/** Beside the list the open map takes the place of the other searches. */
const Elsewhere = styled('div', ownProps('covered'))<{ covered: boolean }>`
  ${media.desktop} {
    ${({ covered }) => covered && 'display: none;'}
  }
`;
/** On narrow screens the open map takes the place of the list. */
const ListArea = styled('div', ownProps('covered'))<{ covered: boolean }>`
  ${media.belowDesktop} {
    ${({ covered }) => covered && 'display: none;'}
  }
`;

interface ResultsSplitProps {
  /** The way to here. */
  breadcrumbs: ReactNode;
  head: ReactNode;
  /** The hits, or what stands in their place. */
  children: ReactNode;
  map: ReactNode;
  isMapOpen: boolean;
  /** Other searches. */
  aside: ReactNode;
  /** Nothing was found: then the ways out are all that matters. */
  isEmpty: boolean;
  /** The list has the whole width until the map is opened. */
  isWide?: boolean;
}

/** The hits, and from 1024 px on the map and other searches beside them. */
export const ResultsSplit = ({
  breadcrumbs,
  head,
  children,
  map,
  isMapOpen,
  aside,
  isEmpty,
  isWide = false,
}: ResultsSplitProps) => (
  <Container>
    {breadcrumbs}
    <Split alone={isEmpty || (isWide && !isMapOpen)}>
      <section aria-labelledby={resultsHeadingId}>
        {head}
        <ListArea covered={isMapOpen}>{children}</ListArea>
      </section>
      {!isEmpty && (
        <Side>
          {map}
          <Elsewhere covered={isMapOpen}>{aside}</Elsewhere>
        </Side>
      )}
    </Split>
  </Container>
);
