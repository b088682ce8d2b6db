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
  /** Shown beside the heading. */
  action?: ReactNode;
  /** The section takes the focus whenever this value changes, so that reading continues at the top of the new page. */
  focusOn?: unknown;
  children: ReactNode;
}

/** The target of `#ratings`. It scrolls into view if it is rendered after the page (PP-24). */
export function RatingsFrame({ title, action, focusOn, children }: RatingsFrameProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useScrollWhenRenderedLater(section);
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

/** For server HTML the browser itself scrolls to the fragment, and the user may have scrolled since. */
function useScrollWhenRenderedLater(section: RefObject<HTMLElement | null>) {
  const [isRenderedLater] = useState(useRenderedInBrowser());
  useEffect(() => {
    if (isRenderedLater && window.location.hash === '#ratings') section.current?.scrollIntoView();
  }, [isRenderedLater, section]);
}

function useFocusOnChange(section: RefObject<HTMLElement | null>, value: unknown) {
  const previous = useRef(value);
  useEffect(() => {
    if (value === undefined || previous.current === value) return;
    previous.current = value;
    section.current?.focus({ preventScroll: true });
  }, [section, value]);
}
