import type { z } from 'zod';
import { LookupUnavailable } from './address-lookup';

const TIMEOUT_MS = 3000;

/**
 * Reads JSON and validates it with a schema. Throws `LookupUnavailable` if the source is slow, unreachable or answers
 * something else.
 */
export async function fetchJson<Schema extends z.ZodType>(url: URL, schema: Schema): Promise<z.output<Schema>> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'accept-language': 'de', 'user-agent': 'care-marketplace' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return schema.parse(await response.json());
  } catch (error) {
    // The address may contain a token, so only the host is named.
    throw new LookupUnavailable(`${url.host}: ${error instanceof Error ? error.message : 'no answer'}`);
  }
}
