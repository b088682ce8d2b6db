/** What the demonstration needs to make rows. None of it opens a connection. */
export { hasNumber, maskOf, numbersIn } from '../platform/database/bit-mask';
export { providerSlug, RESERVED_PROVIDER_SLUGS } from '../platform/text/provider-slug';
export { textSlug, uniqueSlugs } from '../platform/text/text-slug';
export { backendHome } from '../platform/process/paths';
export type { Database } from '../platform/database/schema';
export type { GazetteerPlace } from '../domains/search';
