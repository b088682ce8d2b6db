/**
 * The `tel:` URL of a number (PP-05, PP-21, AC-14). Of "+49 (0) 221 …" it leaves out the zero, which is dialled only
 * without the country code.
 */
export const phoneHref = (phone: string): string =>
  `tel:${phone.replace(/^((?:\+|00)[^(]+)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;

/** The number without line breaks. */
export const phoneText = (phone: string): string => phone.replace(/\s+/g, '\u00a0');
