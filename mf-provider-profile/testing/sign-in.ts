import { refreshSession } from '@care/contracts';
import { act } from '@testing-library/react';
import type { startBackend } from './backend';

type Backend = Awaited<ReturnType<typeof startBackend>>;

const { fetch: nodeFetch } = globalThis;

/** Makes the session known: that of the person with this id, or a visitor's. */
export async function visitAs(backend: Backend, id?: string): Promise<void> {
  // The session is asked for by a path of the page's own site.
  globalThis.fetch = (input, init) => nodeFetch(new URL(String(input), backend.address), init);
  backend.signedIn = id;
  await act(refreshSession);
}
