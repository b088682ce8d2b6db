import { selectIsConsentDecided, useAppStore, type AppStore } from '@care/contracts';
import { useEffect, useState, type ComponentType } from 'react';
import { isRobot } from '../robots';
import type { ConsentQuestionProps, ConsentStage } from './ConsentQuestion';

/** Links to this anchor open the settings. Without JavaScript they lead to the section of the privacy page. */
export const CONSENT_HASH = '#cookie-einstellungen';

interface Question {
  stage: ConsentStage;
  /** Whether a decision is missing. */
  isFirst: boolean;
  View: ComponentType<ConsentQuestionProps>;
  Settings?: ConsentQuestionProps['Settings'];
}

/** The banner waits until the page is loaded, because the page has priority. */
const QUIET_MS = 1000;

/**
 * The consent banner: shown on the first visit, and when a visitor wants to change the choice (SH-16). Its code loads
 * on demand.
 */
export function useConsentQuestion() {
  const store = useAppStore();
  const [question, setQuestion] = useState<Question>();
  // Settings that were opened once stay mounted, to restore the focus.
  const ask = (stage: ConsentStage) =>
    void questionAt(stage, store).then(
      (next) => next && setQuestion((open) => ({ Settings: open?.Settings, ...next })),
    );
  useEffect(() => {
    if (selectIsConsentDecided(store.getState()) || isRobot(navigator.userAgent)) return undefined;
    // A visitor who has opened the settings meanwhile is not interrupted.
    return whenQuiet(() => void questionAt('banner', store).then((next) => setQuestion((open) => open ?? next)));
  }, [store]);
  const close = () => setQuestion((open) => open && { ...open, stage: 'answered', isFirst: false });
  return { question, ask, close };
}

/** Undefined if the code fails to load. Then nothing is allowed, as without an answer. */
const questionAt = (stage: ConsentStage, store: AppStore): Promise<Question | undefined> =>
  Promise.all([
    import(/* webpackChunkName: "consent" */ './ConsentQuestion'),
    stage === 'settings' && import(/* webpackChunkName: "consent-settings" */ './ConsentSettings'),
  ]).then(
    ([{ ConsentQuestion }, settings]) => ({
      stage,
      isFirst: !selectIsConsentDecided(store.getState()),
      View: ConsentQuestion,
      ...(settings && { Settings: settings.ConsentSettings }),
    }),
    () => undefined,
  );

function whenQuiet(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(action, QUIET_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
