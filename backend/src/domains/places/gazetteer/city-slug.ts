/** PP-01: the city part of an address as it stands in a URL: lower case, trimmed, spaces to hyphens, umlauts kept. */
export const citySlug = (city: string): string => city.trim().toLowerCase().replace(/\s+/g, '-');
