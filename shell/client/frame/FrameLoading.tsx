import { Container, Heading, PageSkeleton } from '@care/ui';
import { shellText } from '../texts';
import { Frame } from './Frame';

/** The frame of a page that has not loaded: from the server, and in the browser after a while (SH-18). */
export const FrameLoading = ({ heading = shellText('loading') }: { heading?: string }) => (
  <Frame>
    <Container>
      <Heading level={1}>{heading}</Heading>
      <PageSkeleton />
    </Container>
  </Frame>
);
