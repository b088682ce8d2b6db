import { t, useDeviceList } from '@care/contracts';
import { Count, VisuallyHidden } from '@care/ui';

/** "Gemerkt (2)": the link to the watch list of this device, with the number of its providers. */
export function RememberedLabel() {
  const count = useDeviceList().length;
  return (
    <>
      {t('nav.remembered')}
      {count > 0 && (
        <>
          <VisuallyHidden> ({count})</VisuallyHidden>
          <Count aria-hidden="true">{count}</Count>
        </>
      )}
    </>
  );
}
