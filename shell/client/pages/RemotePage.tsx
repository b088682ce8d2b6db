import { SliceBoundary, usePlatform, type LoadFailure } from '@care/contracts';
import { useLoaderData, useParams, useRevalidator } from '@care/contracts/router';
import { Suspense, use } from 'react';
import { useLocationUrl } from '../frame/location-url';
import { PageArrival } from '../frame/PageArrival';
import type { RouteData } from '../loaded-page';
import { NoticePage } from './NoticePage';

/** The page of a slice in the frame: its loading, its failure with a retry, its 404 (SH-18). */
export function RemotePage() {
  const { page } = useLoaderData<RouteData>();
  const { views } = usePlatform();
  return (
    <Suspense fallback={<views.Loading />}>
      <Arrived page={page} />
    </Suspense>
  );
}

function Arrived({ page }: RouteData) {
  const loaded = use(page);
  const params = useParams();
  const url = useLocationUrl();
  if (loaded.kind === 'not-found') return <NoticePage notice="notFound" />;
  if (loaded.kind === 'failed') return <FailedPage failure={loaded.failure} />;
  return (
    <>
      <PageArrival head={loaded.head} />
      <SliceBoundary resetKey={page} slice="page" fallback={(failure) => <FailedPage failure={failure} />}>
        <loaded.Page params={params} url={url} />
      </SliceBoundary>
    </>
  );
}

function FailedPage({ failure }: { failure: LoadFailure }) {
  const { views } = usePlatform();
  const { revalidate } = useRevalidator();
  return <views.Unavailable failure={failure} onRetry={() => void revalidate()} />;
}
