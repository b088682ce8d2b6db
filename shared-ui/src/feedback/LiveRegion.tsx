import { VisuallyHidden } from '../layout/VisuallyHidden';

/** Reads its words aloud whenever they change; it must be in the page before they do. */
export const LiveRegion = ({ message, assertive = false }: { message: string; assertive?: boolean }) => (
  <VisuallyHidden
    role={assertive ? 'alert' : 'status'}
    aria-live={assertive ? 'assertive' : 'polite'}
    aria-atomic="true"
  >
    {message}
  </VisuallyHidden>
);
