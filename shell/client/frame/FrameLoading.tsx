import { Container, PageSkeleton } from '@care/ui';

/** Shown until a client-rendered page has its first data. */
export const FrameLoading = () => (
  <Container>
    <PageSkeleton />
  </Container>
);
