import { t } from '@care/contracts';
import { Outlet, ScrollRestoration, useNavigation } from '@care/contracts/router';
import { ProgressBar, SkipLink, VisuallyHidden } from '@care/ui';
import { Suspense, type ReactNode } from 'react';
import { useConsentQuestion } from '../consent/use-consent-question';
import { Footer } from './Footer';
import { Header } from './Header';
import { ANNOUNCER_ID, MAIN_ID } from './landmarks';
import { PrintedHead } from './PrintedHead';

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
