import { selectIsConsentDecided, useAppStore, type AppStore } from '@care/contracts';
import { useEffect, useState, type ComponentType } from 'react';
import type { ConsentQuestionProps } from './ConsentQuestion';

/** Links to this anchor open the settings; without JavaScript they lead to the section of the privacy page. */
export const CONSENT_HASH = '#cookie-einstellungen';

/** What is open; after the answer nothing, but the dialog stays to give the focus back. */
export type ConsentStage = 'banner' | 'settings' | 'answered';
interface Question {
  stage: ConsentStage;
  /** Nobody decided yet. */
  isFirst: boolean;
  View: ComponentType<ConsentQuestionProps>;
  Settings?: ConsentQuestionProps['Settings'];
}

/** The question waits until the page is there: what the visitor came for goes first. */
const QUIET_MS = 1000;
const robots = /bot\b|crawler|spider|slurp/i;

/**
 * The question for consent: asked on the first visit, and again whenever somebody wants to change the choice (SH-16).
 * Its code is loaded when it is asked.
 */
export function useConsentQuestion() {
  const store = useAppStore();
  const [question, setQuestion] = useState<Question>();
  // Settings that were open once stay, to give the focus back.
  const ask = (stage: ConsentStage) =>
    void questionAt(stage, store).then(
      (next) => next && setQuestion((open) => ({ Settings: open?.Settings, ...next })),
    );
  useEffect(() => {
    if (selectIsConsentDecided(store.getState()) || robots.test(navigator.userAgent)) return undefined;
    // Who has opened the settings meanwhile is not interrupted.
    return whenQuiet(() => void questionAt('banner', store).then((next) => setQuestion((open) => open ?? next)));
  }, [store]);
  const close = () => setQuestion((open) => open && { ...open, stage: 'answered', isFirst: false });
  return { question, ask, close };
}

/** Undefined when its code does not arrive: nothing is allowed then, which is what no answer means. */
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
