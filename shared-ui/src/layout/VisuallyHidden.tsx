import styled from '@emotion/styled';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Announces its message whenever it changes. It must be in the page before the first message. */
export const LiveRegion = ({ message, assertive = false }: { message: string; assertive?: boolean }) => (
  <VisuallyHidden
    role={assertive ? 'alert' : 'status'}
    aria-live={assertive ? 'assertive' : 'polite'}
    aria-atomic="true"
  >
    {message}
  </VisuallyHidden>
);
