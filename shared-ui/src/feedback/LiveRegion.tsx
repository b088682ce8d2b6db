import { VisuallyHidden } from '../layout/VisuallyHidden';

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
