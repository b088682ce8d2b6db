import { Heading, useRenderedInBrowser } from '@care/ui';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--s-4);
`;

interface RatingsFrameProps {
  title: string;
  /** Beside the headline. */
  action?: ReactNode;
  /** Focused whenever this changes: whoever turns the page goes on reading at its top. */
  focusOn?: unknown;
  children: ReactNode;
}

/** The section that `#ratings` leads to; it comes into view by itself when it arrives later than the page (PP-24). */
export function RatingsFrame({ title, action, focusOn, children }: RatingsFrameProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useScrollOnLateArrival(section);
  useFocusOnChange(section, focusOn);
  return (
    <section id="ratings" ref={section} aria-labelledby={id} tabIndex={-1}>
      <Head>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {action}
      </Head>
      {children}
    </section>
  );
}

/** What came in server HTML was scrolled to by the browser itself, and the reader may have moved on since. */
function useScrollOnLateArrival(section: RefObject<HTMLElement | null>) {
  const [isLate] = useState(useRenderedInBrowser());
  useEffect(() => {
    if (isLate && window.location.hash === '#ratings') section.current?.scrollIntoView();
  }, [isLate, section]);
}

function useFocusOnChange(section: RefObject<HTMLElement | null>, value: unknown) {
  const before = useRef(value);
  useEffect(() => {
    if (value === undefined || before.current === value) return;
    before.current = value;
    section.current?.focus({ preventScroll: true });
  }, [section, value]);
}
