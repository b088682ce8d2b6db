import { refreshSession } from '@care/contracts';
import { act } from '@testing-library/react';
import type { Backend } from './backend';

/** Makes the session known: that of the person with this id, or a visitor's. */
export async function visitAs(backend: Backend, id?: string): Promise<void> {
  backend.signedIn = id;
  await act(refreshSession);
}
