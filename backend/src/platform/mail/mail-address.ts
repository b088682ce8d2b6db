import { sql, type RawBuilder } from 'kysely';

/** The form in which mail addresses are compared: upper and lower case are the same (ADR 0019). */
export const normalAddress = (address: string): string => address.toLowerCase();

export const isSameAddress = (one: string, other: string): boolean => normalAddress(one) === normalAddress(other);

/** A column with addresses in this form, as its index has them. */
export const normalColumn = (column: string): RawBuilder<string> => sql<string>`lower(${sql.ref(column)})`;
