import { Section } from '../layout/Section';
import { Stack } from '../layout/Stack';
import { Loading, Skeleton } from './Skeleton';

/** The place of a page, or of its main part, that is on its way. */
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
