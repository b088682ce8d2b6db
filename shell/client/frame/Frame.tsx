import { t } from '@care/contracts';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from '@care/contracts/router';
import { Alert, Container, media, ProgressBar, SkipLink, useRenderedInBrowser, VisuallyHidden } from '@care/ui';
import { type ReactNode, Suspense } from 'react';
import styled from '@emotion/styled';
import { useConsentQuestion } from '../consent/use-consent-question';
import { Footer } from './Footer';
import { Header } from './Header';
import { ANNOUNCER_ID, MAIN_ID } from './landmarks';
import { shellApi } from './load-frame';

const Line = styled.p`
  display: none;
  ${media.print} {
    display: block;
  }
`;

/** The name of the site and the address of the page, on paper. The server does not render the address. */
function PrintedHead() {
  const { pathname, search } = useLocation();
  const isHere = useRenderedInBrowser();
  return (
    <Line>
      {t('brand.name')}
      {isHere && ` · ${location.origin}${pathname}${search}`}
    </Line>
  );
}

const Place = styled(Container)`
  padding-block: var(--s-3);
`;

/** The notice of the operator above every page; nothing as long as there is none (OP-43). */
export function Notice() {
  const { data } = shellApi.banner.useQuery();
  if (!data?.text) return null;
  const { text, link } = data;
  return (
    <Place as="aside">
      <Alert kind="info" announce="none">
        {text} {link && <a href={link.path}>{link.label}</a>}
      </Alert>
    </Place>
  );
}

/**
 * The frame of every page: skip link, header, main, footer, progress bar and live region. `children` replace the page.
 */
export function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
  const isLoading = useNavigation().state === 'loading';
  const { question, ask, close } = useConsentQuestion();
  return (
    <>
      <SkipLink target={MAIN_ID}>{t('nav.skipLink')}</SkipLink>
      {question && <question.View {...question} onStage={ask} onClose={close} />}
      <Notice />
      <Header />
      <PrintedHead />
      <main id={MAIN_ID} tabIndex={-1} aria-busy={isLoading}>
        <ProgressBar active={isLoading} />
        {children}
      </main>
      {/* Hydrated after the page, or at the first event in it. */}
      <Suspense>
        <Footer onConsentSettings={() => ask('settings')} />
      </Suspense>
      <VisuallyHidden>
        <p id={ANNOUNCER_ID} role="status" />
      </VisuallyHidden>
      <ScrollRestoration getKey={keyOfVisit} />
    </>
  );
}

/** Filters replace the address within one visit. Going back restores the scroll position of that visit. */
const keyOfVisit = ({ key }: { key: string }) => key;
