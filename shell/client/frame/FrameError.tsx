import { useRouteError } from '@care/contracts/router';
import { CrashPage } from '../pages/CrashPage';
import { NoticePage } from '../pages/NoticePage';
import { Frame } from './Frame';

/** Replaces the frame: the 404 page of an address that no route matches, or the error page after an uncaught error. */
export function FrameError() {
  const error = useRouteError();
  if (!isUnmatched(error)) return <CrashPage />;
  return (
    <Frame>
      <NoticePage notice="notFound" />
    </Frame>
  );
}

/** The router's `*` does not match addresses with a line separator (U+2028, U+2029). The router reports them as 404. */
const isUnmatched = (error: unknown): boolean =>
  !(error instanceof Error) && (error as { status?: unknown } | null)?.status === 404;
