import styled from '@emotion/styled';
import { forcedBorder } from '../theme/media';

/** A fact in a small grey frame; not interactive. */
export const Tag = styled.span`
  display: inline-block;
  padding: 0.2rem 0.6rem;
  border-radius: var(--r-small);
  background: var(--gray-50);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: var(--t-meta);
  line-height: 1.35;
  overflow-wrap: anywhere;
  hyphenate-limit-chars: auto;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** A list of tags; render each `Tag` with `as="li"`. */
export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
`;

/** A number in a blue pill, for example unread messages. Put a text for screen readers beside it. */
export const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.6rem;
  height: 1.6rem;
  padding: 0 0.4rem;
  border-radius: var(--r-pill);
  background: var(--blue-700);
  color: var(--surface);
  font-size: 1rem;
  font-weight: 600;
  line-height: 1;
  ${forcedBorder}
`;
