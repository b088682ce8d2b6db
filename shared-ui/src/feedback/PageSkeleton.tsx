import { Section } from '../layout/Section';
import { Stack } from '../layout/Stack';
import { Loading, Skeleton } from './Skeleton';

/** Shown while a page, or its main part, is being loaded. */
export const PageSkeleton = () => (
  <Section>
    <Loading>
      <Stack>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    </Loading>
  </Section>
);
