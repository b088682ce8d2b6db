import { PageSkeleton } from '@care/ui';
import { lazy, Suspense } from 'react';
import { PageArrival } from '../frame/PageArrival';
import { shellText } from '../texts';

const Showcase = lazy(async () => ({ default: (await import('@care/ui/showcase')).Showcase }));

/** The components in every state; a chunk of its own, since no visitor needs it. */
export const ShowcasePage = () => (
  <>
    <PageArrival head={{ title: shellText('showcaseTitle'), robots: 'noindex,nofollow' }} />
    <Suspense fallback={<PageSkeleton />}>
      <Showcase />
    </Suspense>
  </>
);
