import { refetchAll, SliceBoundary, t, usePlatform, type LoadFailure, type PageHead } from '@care/contracts';
import { useLoaderData, useParams, useRevalidator } from '@care/contracts/router';
import { Container, SliceUnavailable } from '@care/ui';
import { memo, Suspense, use, useSyncExternalStore } from 'react';
import { useLocationUrl } from '../frame/location-url';
import { MAIN_ID } from '../frame/main-id';
import { PageArrival } from '../frame/PageArrival';
import { isSettled, type RouteData } from '../loaded-page';
import { useRetry } from '../use-retry';
import { NoticePage } from './NoticePage';

/** The page of a slice (`id` of its module) in the frame: its loading, its failure with a retry, its 404 (SH-18). */
export function RemotePage({ id }: { id: string }) {
  const { page } = useLoaderData<RouteData>();
  const { views } = usePlatform();
  useTakeOver(page);
  return (
    <Suspense fallback={<views.Loading />}>
      <Arrived id={id} page={page} />
    </Suspense>
  );
}

const never = () => () => undefined;

/**
 * Server HTML inside a boundary is taken over in the browser's spare time, a few milliseconds at a go, which takes twice as
 * long. A change around the boundary asks for it at once. For code that is late nothing may change: the HTML would go.
 */
function useTakeOver(page: RouteData['page']): void {
  useSyncExternalStore(
    never,
    () => isSettled(page),
    () => false,
  );
}

/** Kept from rendering twice by that change. */
const Arrived = memo(function Arrived({ id, page }: RouteData & { id: string }) {
  const loaded = use(page);
  const params = useParams();
  const url = useLocationUrl();
  if (loaded.kind === 'not-found') return <NoticePage notice="notFound" />;
  if (loaded.kind === 'failed') return <FailedPage failure={loaded.failure} />;
  return (
    <>
      <PageArrival head={loaded.head} />
      <SliceBoundary resetKey={page} slice={id} fallback={(failure) => <FailedPage failure={failure} />}>
        <loaded.Page params={params} url={url} />
      </SliceBoundary>
    </>
  );
});

const failedHead: PageHead = { title: t('status.errorTitle'), robots: 'noindex,follow' };

/** A page in its own right, with headline, title and announcement: the page before is gone. */
function FailedPage({ failure }: { failure: LoadFailure }) {
  const { revalidate } = useRevalidator();
  const { store } = usePlatform();
  const retry = useRetry(async () => {
    // What threw did so on the answers that are kept.
    if (failure.reason === 'crashed') await refetchAll(store);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true }); // the button is gone when the page arrives
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
