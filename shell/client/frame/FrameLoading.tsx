import { Container, PageSkeleton } from '@care/ui';

/** Before the first data of a client-rendered page. */
export const FrameLoading = () => (
  <Container>
    <PageSkeleton />
  </Container>
);
