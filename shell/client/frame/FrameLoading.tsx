import { Container, PageSkeleton } from '@care/ui';
import { useEffect, useState } from 'react';
import { Frame } from './Frame';

/** After this the frame is shown although the page has not loaded, so that its links and its menu work (SH-18). */
const LATE_MS = 3000;

/** Shown until a client-rendered page has its first data. */
export function FrameLoading() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const skeleton = (
    <Container>
      <PageSkeleton />
    </Container>
  );
  return isLate ? <Frame>{skeleton}</Frame> : skeleton;
}
