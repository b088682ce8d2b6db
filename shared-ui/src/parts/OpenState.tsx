import { ownProps, Meta } from '@care/ui';
import styled from '@emotion/styled';
import type { ShownPlaces } from '@care/contracts/free-places';

/** Text after a window symbol: yellow for „open for offers“, empty for „not open“. */
export const OpenState = styled('p', ownProps('isOpen'))<{ isOpen: boolean }>`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  font-weight: 600;
  font-size: var(--t-meta);
  line-height: 1.35;
  ${({ isOpen }) => !isOpen && 'color: var(--ink-soft);'}
  &::before {
    content: '';
    flex: none;
    width: 0.9rem;
    height: 1.1rem;
    border-radius: 50% 50% 0.15rem 0.15rem / 40% 40% 0.15rem 0.15rem;
    background: var(${({ isOpen }) => (isOpen ? '--lamp-400' : '--surface')});
    box-shadow: 0 0 0 2px var(${({ isOpen }) => (isOpen ? '--ink' : '--line-strong')});
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: ${({ isOpen }) => (isOpen ? 'Highlight' : 'Canvas')};
    }
  }
`;

const Words = styled.span`
  & > span {
    display: block;
    font-weight: 400;
  }
`;

interface PlacesStateProps {
  places: ShownPlaces;
  className?: string;
}

/** Free places, the waiting list or new clients of a provider with the age of the statement, after its window (PL-06). */
export const PlacesState = ({ places: { title, detail, is_free }, className }: PlacesStateProps) => (
  <OpenState as="span" isOpen={is_free} className={className}>
    <Words>
      {title} <Meta as="span">{detail}</Meta>
    </Words>
  </OpenState>
);
