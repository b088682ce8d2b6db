import { loadSession } from '@care/contracts/testing';
import type { Backend } from './backend';

/** Starts a session of the user with this id, or of a visitor. */
export async function visitAs(backend: Backend, id?: string): Promise<void> {
  backend.signedIn = id;
  await loadSession();
}
