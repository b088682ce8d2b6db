import { PageSkeleton } from '@care/ui';
import { lazy, Suspense } from 'react';
import { PageArrival } from '../frame/PageArrival';
import { shellText } from '../texts';

const Showcase = lazy(async () => ({ default: (await import('@care/ui/showcase')).Showcase }));

/** The components in every state. It is a separate chunk, because visitors do not need it. */
export const ShowcasePage = () => (
  <>
    <PageArrival head={{ title: shellText('showcaseTitle'), robots: 'noindex,nofollow' }} />
    <Suspense fallback={<PageSkeleton />}>
      <Showcase />
    </Suspense>
  </>
);
