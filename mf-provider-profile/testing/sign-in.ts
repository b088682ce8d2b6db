import { refreshSession } from '@care/contracts';
import { act } from '@testing-library/react';
import type { Backend } from './backend';

/** Starts a session of the user with this id, or of a visitor. */
export async function visitAs(backend: Backend, id?: string): Promise<void> {
  backend.signedIn = id;
  await act(refreshSession);
}
