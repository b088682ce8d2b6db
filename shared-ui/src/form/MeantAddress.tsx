import { Button } from '@care/ui';
import styled from '@emotion/styled';
import { useState, useSyncExternalStore } from 'react';
import { fieldText } from '../field/texts';
import { meantAddress } from './mistyped-domain';
import { isPressing, onPressEnd } from './pressing';

/** There from the start, so that what appears in it is read out; takes no room while it is empty. */
const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 0.75rem;
  align-items: center;
  overflow-wrap: anywhere;
  &:empty {
    position: absolute;
  }
`;

interface MeantAddressProps {
  value: string | undefined;
  /** Whether the field has the focus: nobody is asked while typing. */
  active: boolean;
  onTake: (address: string) => void;
}

/** Below an e-mail field: asks about a domain that looks mistyped. Sending is possible all the same. */
export function MeantAddress({ value, active, onTake }: MeantAddressProps) {
  const meant = meantAddress(value);
  const pressing = useSyncExternalStore(onPressEnd, isPressing, () => false);
  const [shown, setShown] = useState<string>();
  // What is pressed must not move away.
  const next = active || pressing ? (meant === shown ? shown : undefined) : meant;
  if (next !== shown) setShown(next);
  return (
    <Question role="status">
      {shown && (
        <>
          {fieldText('meant', { address: shown })}
          <Button size="small" variant="bgNone" onClick={() => onTake(shown)}>
            {fieldText('take')}
          </Button>
        </>
      )}
    </Question>
  );
}
