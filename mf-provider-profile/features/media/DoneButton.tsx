import { Button } from '@care/ui';
import { Check } from 'lucide-react';
import { mediaText } from './texts';
import type { Uploads } from './use-uploads';

/** Closes the fields; not while a file is on its way, whose failure would not be shown then. */
export function DoneButton({ uploads: { uploads }, onDone }: { uploads: Uploads; onDone: () => void }) {
  const isBusy = uploads.some(({ problem }) => !problem);
  return (
    <Button
      variant="secondaryGray"
      size="small"
      icon={Check}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onDone();
      }}
    >
      {mediaText('finish')}
    </Button>
  );
}
