import { EMBED_VERSION_LIST_PATH } from '@care/contracts/embed-addresses';
import { useEffect, useState } from 'react';
import type { FixedVersion } from './snippets';

export interface EmbedVersion extends FixedVersion {
  /** Bytes that a page loads until the profile can be used. */
  bytes: number;
}

/** The answer of the shell about the versions of the embedded profile; the newest is `current`. */
interface EmbedVersions {
  current: string;
  versions: EmbedVersion[];
}

export type VersionList = { kind: 'loading' | 'failed' } | { kind: 'ready'; list: EmbedVersions };

/** The versions that this site serves, from the shell, which keeps them. */
export function useVersions(): VersionList {
  const [state, setState] = useState<VersionList>({ kind: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    fetch(EMBED_VERSION_LIST_PATH, { signal: left.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`${EMBED_VERSION_LIST_PATH} answers ${answer.status}`);
        setState({ kind: 'ready', list: (await answer.json()) as EmbedVersions });
      })
      .catch(() => !left.signal.aborted && setState({ kind: 'failed' }));
    return () => left.abort();
  }, []);
  return state;
}
