import { ownProps } from '@care/ui';
import styled from '@emotion/styled';

/** A lit window with words for „open for offers“, a dark one with words for „not“. */
export const OpenState = styled('p', ownProps('lit'))<{ lit: boolean }>`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  font-weight: 600;
  font-size: var(--t-meta);
  line-height: 1.35;
  ${({ lit }) => !lit && 'color: var(--ink-soft);'}
  &::before {
    content: '';
    flex: none;
    width: 0.9rem;
    height: 1.1rem;
    border-radius: 50% 50% 0.15rem 0.15rem / 40% 40% 0.15rem 0.15rem;
    background: var(${({ lit }) => (lit ? '--lamp-400' : '--surface')});
    box-shadow: 0 0 0 2px var(${({ lit }) => (lit ? '--ink' : '--line-strong')});
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: ${({ lit }) => (lit ? 'Highlight' : 'Canvas')};
    }
  }
`;
