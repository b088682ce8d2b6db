import { decideConsent, selectIsConsentDecided, useAppDispatch, useAppSelector, type Consent } from '@care/contracts';
import type { ComponentType } from 'react';
import { MAIN_ID } from '../frame/landmarks';
import { ConsentBanner } from './ConsentBanner';
import type { ConsentSettingsProps } from './ConsentSettings';

/** The open part. After the answer it is closed, but the dialog stays mounted to restore the focus. */
export type ConsentStage = 'banner' | 'settings' | 'answered';

export interface ConsentQuestionProps {
  stage: ConsentStage;
  onStage: (stage: ConsentStage) => void;
  onClose: () => void;
  /** True if the visitor has not decided yet. Then closing the settings leads back to the banner. */
  isFirst: boolean;
  /** The component of the settings. Undefined until a visitor has opened them. */
  Settings?: ComponentType<ConsentSettingsProps>;
}

/** Banner and settings of the consent. Both offer the same three answers (SH-16). */
export function ConsentQuestion({ stage, onStage, onClose, isFirst, Settings }: ConsentQuestionProps) {
  const dispatch = useAppDispatch();
  // The answer may come from another tab, or from a map of the page.
  const isDecided = useAppSelector(selectIsConsentDecided);
  const decide = (choice: Consent) => {
    dispatch(decideConsent(choice));
    onClose();
    // The focused button was removed, so the focus moves to the page.
    if (isFirst) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <>
      {isFirst && !isDecided && <ConsentBanner onDecide={decide} onChoose={() => onStage('settings')} />}
      {Settings && (
        <Settings
          open={stage === 'settings'}
          onDecide={decide}
          onClose={() => (isFirst ? onStage('banner') : onClose())}
        />
      )}
    </>
  );
}
