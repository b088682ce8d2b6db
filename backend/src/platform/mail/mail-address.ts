import { sql, type RawBuilder } from 'kysely';

/** The form in which mail addresses are compared: upper and lower case are the same (ADR 0019). */
export const normalAddress = (address: string): string => address.toLowerCase();

export const isSameAddress = (one: string, other: string): boolean => normalAddress(one) === normalAddress(other);

/**
 * The mailbox of an address: without a tag ("name+tag@…") and without a dot at the end. Accounts are told apart by their
 * addresses; this is for rules that one person could get around with spellings of one address (PK-08).
 */
export function mailboxOf(address: string): string {
  const normal = normalAddress(address);
  const at = normal.lastIndexOf('@');
  return `${normal.slice(0, at).replace(/(?<=.)\+.*$/s, '')}@${normal.slice(at + 1).replace(/\.+$/, '')}`;
}

export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);

/**
 * Any account of one person, for the right side of `=`: the given one, or one with a confirmed address of the same mailbox.
 * PostgreSQL makes the array once for a query, not for each of its rows.
 */
export const anyAccountOf = (userId: number) => sql<number>`any(array(select accounts_of_person(${userId}::bigint)))`;

/** A column with addresses in this form, as its index has them. */
export const normalColumn = (column: string): RawBuilder<string> => sql<string>`lower(${sql.ref(column)})`;
