import { Button } from '@care/ui';
import styled from '@emotion/styled';
import { useState, useSyncExternalStore } from 'react';
import { fieldText } from '../field/texts';
import { suggestEmail } from './mistyped-domain';
import { isPressing, onPressEnd } from './form-context';

/** In the page from the start, so that its later content is announced; takes no space while it is empty. */
const Suggestion = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 0.75rem;
  align-items: center;
  overflow-wrap: anywhere;
  &:empty {
    position: absolute;
  }
`;

interface EmailSuggestionProps {
  value: string | undefined;
  /** Whether the field has the focus; nothing is suggested while typing. */
  active: boolean;
  onAccept: (address: string) => void;
}

/** Below an e-mail field: suggests a correction for a domain that looks mistyped. The form can be sent without it. */
export function EmailSuggestion({ value, active, onAccept }: EmailSuggestionProps) {
  const suggested = suggestEmail(value);
  const pressing = useSyncExternalStore(onPressEnd, isPressing, () => false);
  const [shown, setShown] = useState<string>();
  // The layout must not change during a press, or the click would miss its target.
  const next = active || pressing ? (suggested === shown ? shown : undefined) : suggested;
  if (next !== shown) setShown(next);
  return (
    <Suggestion role="status">
      {shown && (
        <>
          {fieldText('didYouMean', { address: shown })}
          <Button size="small" variant="bgNone" onClick={() => onAccept(shown)}>
            {fieldText('useSuggestion')}
          </Button>
        </>
      )}
    </Suggestion>
  );
}
