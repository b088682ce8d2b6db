import type { PageProps, SlotProps } from '@care/contracts';
import { PasskeyInstead } from '../features/second-factor/PasskeyInstead';
import { SecurityPage } from './SecurityPage';

/** The page, and the slot of other slices: one module, because each further one makes the entry larger (OP-100). */
export const SecurityParts = (props: PageProps | SlotProps['account.confirm-by-passkey']) =>
  'onConfirmed' in props ? <PasskeyInstead {...props} /> : <SecurityPage {...props} />;
