/**
 * SQLSTATE codes: no connection, shutting down, too many connections, disk full, cancelled by time limit, read-only
 * server.
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P0\d|57014|53\d{3}|58\w{3}|08\w{3}|25006)$/;

/** Errors without a code of node-postgres, and that of a new connection while the disk is full. */
const AWAY_IN_WORDS =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered a connection error|was closed)|could not write init file)/;

/** SQLSTATE codes: deadlock, transactions that cannot be put in an order, no lock within the time limit. */
const CONFLICT = /^(40P01|40001|55P03)$/;

/** Whether the database ended a transaction because of another one, so that the same transaction can succeed later. */
export const isConflict = (error: unknown): boolean => CONFLICT.test((Object(error) as { code?: string }).code ?? '');

/** Whether an error means that the database is temporarily unavailable, so that a retry makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = Object(error) as Partial<NodeJS.ErrnoException>;
  return AWAY.test(code) || AWAY_IN_WORDS.test(message);
}
