import { Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { routes, selectConsentServices, t, useAppSelector, type Consent } from '@care/contracts';
import { Button, Container, Heading, Link, media } from '@care/ui';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { everything, onlyNecessary } from './answers';
import { consentText, namesOf } from './texts';

const appear = keyframes`from { opacity: 0; }`;

const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-consent);
  max-height: max(25%, 10rem);
  overflow: auto;
  background: var(--surface);
  border-top: 6px solid var(--lamp-400);
  box-shadow: var(--shadow-overlay);
  animation: ${appear} var(--slow) var(--ease);
`;
const BannerLayout = styled(Container)`
  display: grid;
  gap: var(--s-3);
  padding-block: var(--s-3);
  font-size: var(--t-meta);
  line-height: 1.4;
  ${media.desktop} {
    padding-block: var(--s-5);
    grid-template-columns: 1fr 1.1fr;
    align-items: center;
    gap: var(--s-6);
  }
`;
const BannerText = styled.div`
  display: grid;
  gap: var(--s-1);
`;
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: var(--s-2);
  & > button {
    padding-inline: var(--s-2);
  }
`;

/**
 * The consent banner at the lower edge, at most a quarter of a phone high. It never covers the focused element: the page can be scrolled so far, by keys
 * too.
 */
export function ConsentBanner({ onDecide, onChoose }: { onDecide: (choice: Consent) => void; onChoose: () => void }) {
  const titleId = useId();
  const bar = useRef<HTMLElement>(null);
  const height = useHeight(bar);
  const services = useAppSelector(selectConsentServices);
  return (
    <Bar ref={bar} aria-labelledby={titleId} data-print="hide">
      <Global styles={`html{scroll-padding-bottom:${height}px}body{padding-bottom:${height}px}`} />
      <BannerLayout>
        <BannerText>
          <Heading level={2} look={4} id={titleId}>
            {consentText('title')}
          </Heading>
          <p>
            {consentText('text', { services: namesOf(services) })}{' '}
            <Link to={routes.privacy.build()}>{t('footer.privacy')}</Link>
          </p>
        </BannerText>
        <Answers>
          <Button variant="secondaryBlue" size="small" onClick={() => onDecide(onlyNecessary)}>
            {consentText('rejectAll')}
          </Button>
          <Button variant="secondaryBlue" size="small" onClick={onChoose}>
            {consentText('choose')}
          </Button>
          <Button variant="secondaryBlue" size="small" onClick={() => onDecide(everything)}>
            {consentText('acceptAll')}
          </Button>
        </Answers>
      </BannerLayout>
    </Bar>
  );
}

/** The element's current height with its border. The focused element is scrolled above it. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setHeight(Math.ceil(entry?.target.getBoundingClientRect().height ?? 0)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const focused = document.activeElement;
    if (height > 0 && focused && focused.getBoundingClientRect().bottom > innerHeight - height) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  }, [height]);
  return height;
}
