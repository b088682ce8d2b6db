import { useRouteError } from '@care/contracts/router';
import { CrashPage } from '../pages/CrashPage';
import { NoticePage } from '../pages/NoticePage';
import { Frame } from './Frame';

/** Stands in the frame's place: the 404 of an address that no route matches, or the last net when something threw. */
export function FrameError() {
  const error = useRouteError();
  if (!isUnmatched(error)) return <CrashPage />;
  return (
    <Frame>
      <NoticePage notice="notFound" />
    </Frame>
  );
}

/** The router's `*` matches no address with a line separator (U+2028, U+2029); such an address is the router's own 404. */
const isUnmatched = (error: unknown): boolean =>
  !(error instanceof Error) && (error as { status?: unknown } | null)?.status === 404;
