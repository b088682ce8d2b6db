import { useEffect, useState } from 'react';

/** Loads a part that few viewers need; undefined until it is there, and without its code. `fetch` never changes. */
export function usePart<Part>(fetch: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => void fetch().then(setPart, () => undefined), [fetch]);
  return part;
}
