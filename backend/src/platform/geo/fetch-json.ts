import type { z } from 'zod';
import { LookupUnavailable } from './address-lookup';

const TIMEOUT_MS = 3000;

/** Reads JSON of a known shape from a source. Throws `LookupUnavailable` when it is slow, away or says something else. */
export async function fetchJson<Schema extends z.ZodType>(url: URL, schema: Schema): Promise<z.output<Schema>> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'accept-language': 'de', 'user-agent': 'care-marketplace' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return schema.parse(await response.json());
  } catch (error) {
    // The address may hold a token: only the host is named.
    throw new LookupUnavailable(`${url.host}: ${error instanceof Error ? error.message : 'no answer'}`);
  }
}
