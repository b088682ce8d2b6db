import { refetchAll, SliceBoundary, t, usePlatform, type LoadFailure, type PageHead } from '@care/contracts';
import { useLoaderData, useLocation, useParams, useRevalidator } from '@care/contracts/router';
import { Container, SliceUnavailable } from '@care/ui';
import { type ComponentType, memo, Suspense, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { MAIN_ID } from '../frame/landmarks';
import { PageArrival } from '../frame/PageArrival';
import { isSettled, type LoadedPage, type RouteData } from '../loaded-page';
import { useRetry } from '../views';
import { NoticePage } from './NoticePage';

/** A notice above the server HTML of a page whose code has not loaded yet, with a button that loads it (SH-18). */
function LatePage({ page }: RouteData) {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    if (isSettled(page)) return undefined;
    const end = () => setNotice(undefined);
    void import(/* webpackChunkName: "late" */ './LateNotice').then(({ LateNotice }) => {
      if (!isSettled(page)) setNotice(() => LateNotice);
    }, end);
    void page.then(end);
    return end;
  }, [page]);
  return Notice && <Notice />;
}

/** The page of a slice (`id` of its module) in the frame: loading state, failure with a retry, 404 (SH-18). */
export function RemotePage({ id }: { id: string }) {
  const { page } = useLoaderData<RouteData>();
  const { views } = usePlatform();
  useTakeOver(page);
  return (
    <>
      <LatePage page={page} />
      <Suspense fallback={<views.Loading />}>
        <Arrived id={id} page={page} />
      </Suspense>
    </>
  );
}

const never = () => () => undefined;

/**
 * React hydrates HTML inside a boundary during idle time in steps of a few milliseconds, which takes twice as long. A
 * change around the boundary starts it at once. While code is still loading there must be no change, because the HTML
 * would be removed.
 */
function useTakeOver(page: RouteData['page']): void {
  useSyncExternalStore(
    never,
    () => isSettled(page),
    () => false,
  );
}

/** Memoised, so that this change does not render it twice. */
const Arrived = memo(function Arrived({ id, page }: RouteData & { id: string }) {
  const loaded = use(page);
  const params = useParams();
  const url = useLocationUrl();
  if (loaded.kind === 'not-found') return <NoticePage notice="notFound" />;
  if (loaded.kind === 'failed') return <FailedPage failure={loaded.failure} />;
  return (
    <>
      <ReadyArrival {...loaded} />
      <SliceBoundary resetKey={page} slice={id} fallback={(failure) => <FailedPage failure={failure} />}>
        <loaded.Page params={params} url={url} />
      </SliceBoundary>
    </>
  );
});

/** The head is made again when data that arrive after the page change its title. */
function ReadyArrival({ head, renewHead }: Extract<LoadedPage, { kind: 'ready' }>) {
  const { store } = usePlatform();
  const title = useSyncExternalStore(
    store.subscribe,
    () => renewHead?.()?.title,
    () => head?.title,
  );
  return <PageArrival head={useMemo(() => (title === head?.title ? head : renewHead?.()), [title, head, renewHead])} />;
}

const failedHead: PageHead = { title: t('status.errorTitle'), robots: 'noindex,follow' };

/** A full page with headline, title and announcement, which replaces the previous page. */
function FailedPage({ failure }: { failure: LoadFailure }) {
  const { revalidate } = useRevalidator();
  const { store } = usePlatform();
  const retry = useRetry(async () => {
    // The error came from the cached answers.
    if (failure.reason === 'crashed') await refetchAll(store);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true }); // the button is removed when the page has loaded
    await revalidate();
  });
  return (
    <>
      <PageArrival head={failedHead} />
      <Container>
        <SliceUnavailable level={1} {...retry} />
      </Container>
    </>
  );
}

/** Pages read path and query only, so the origin is a constant that is the same on server and browser. */
const NEUTRAL_ORIGIN = 'http://site.invalid';

/** The current address. */
function useLocationUrl(): URL {
  const { pathname, search } = useLocation();
  return useMemo(() => new URL(pathname + search, NEUTRAL_ORIGIN), [pathname, search]);
}
