import { Card, Link } from '@care/ui';
import styled from '@emotion/styled';

/** A hit in a few lines: a picture with text beside it. */
export const HitBrief = styled.div`
  display: grid;
  grid-template-columns: 4.75rem minmax(0, 1fr);
  gap: var(--s-3);
  &[data-plain] {
    grid-template-columns: minmax(0, 1fr);
  }
  & > img {
    width: 100%;
    height: 100%;
    min-height: 6rem;
    max-height: 9rem;
    border-radius: 50% 50% 0.6rem 0.6rem / 22% 22% 0.6rem 0.6rem;
    object-fit: cover;
  }
  & > div {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    min-width: 0;
    font-size: var(--t-meta);
    line-height: 1.35;
  }
  /* With enlarged text the words need the width of the picture. */
  @container (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
    & > img {
      display: none;
    }
  }
`;

/** The first line of a popup keeps clear of its cross. */
export const BriefName = styled.p`
  padding-inline-end: 2.4rem;
  font-size: 1.0625rem;
  font-weight: 700;
  line-height: 1.25;
  hyphens: auto;
`;

/** The first lines of a card keep clear of the button in its corner. */
export const BesideCorner = styled.div`
  display: grid;
  gap: 0.25rem;
  padding-inline-end: var(--size-touch);
`;

/** The brief on a card of its own. */
export const HitCardFrame = styled(Card)`
  container-type: inline-size;
  padding: var(--s-3);
  box-shadow: var(--shadow-raised);
`;
export const CardTitle = styled.h2`
  font-size: 1.25rem;
  line-height: 1.2;
`;
export const Overline = styled.p`
  color: var(--green-700);
  font-weight: 600;
`;

/** The link in a pin's small card. */
export const PinLink = styled(Link)`
  font-weight: 600;
`;
