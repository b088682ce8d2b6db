import { Loading, Skeleton, Stack } from '@care/ui';

/** Shown while the ratings are being loaded. */
export const RatingsSkeleton = () => (
  <section id="ratings">
    <Loading>
      <Stack>
        <Skeleton width="14rem" height="2.2rem" />
        <Skeleton height="9rem" />
        <Skeleton width="60%" />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
      </Stack>
    </Loading>
  </section>
);
