import { Alert, Button, Stack } from '@care/ui';
import type { ReactNode } from 'react';

interface SavedElsewhereProps {
  title?: string;
  /** What saving again does. */
  text: string;
  /** The words of the button that takes the other version; without `onAccept` there is none. */
  accept?: string;
  onAccept?: () => void;
  /** The other version. */
  children?: ReactNode;
}

/** In a form whose content was saved elsewhere meanwhile: what was typed stays, and the other version may be taken. */
export const SavedElsewhere = ({ title, text, accept, onAccept, children }: SavedElsewhereProps) => (
  <Alert kind="warn" title={title} announce="none">
    <Stack gap="small">
      {children}
      <p>{text}</p>
      {onAccept && (
        <Button variant="secondaryGray" size="small" onClick={onAccept}>
          {accept}
        </Button>
      )}
    </Stack>
  </Alert>
);
