import { Container, Loading, Section, Skeleton, Stack } from '@care/ui';

/** Before the first data of a client-rendered page. */
export function FrameLoading() {
  return (
    <Container>
      <PageSkeleton />
    </Container>
  );
}

/** The place of a page or of a slot that is on its way. */
export function PageSkeleton() {
  return (
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
}
