import { Container, PageSkeleton } from '@care/ui';

/** Before the first data of a client-rendered page. */
export function FrameLoading() {
  return (
    <Container>
      <PageSkeleton />
    </Container>
  );
}
