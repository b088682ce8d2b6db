/** PP-01: the city part of an address in a URL: lower case, trimmed, spaces as hyphens, umlauts kept. */
export const citySlug = (city: string): string => city.trim().toLowerCase().replace(/\s+/g, '-');
