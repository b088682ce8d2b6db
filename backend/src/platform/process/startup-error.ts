import { isConflict, isDatabaseAway } from './database-away';

/** A reason for a failed start that the operator can fix; shown without a stack, exit code 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}

const FILE_SYSTEM_FAULTS: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The quota of the disk is used up.',
  EACCES: 'A file or folder may not be read or written.',
  EPERM: 'A file or folder may not be read or written.',
  EROFS: 'The disk is read-only.',
  ENOTDIR: 'A folder is needed where a file is.',
  EEXIST: 'A folder is needed where a file is.',
  ENOTEMPTY: 'An empty folder is needed where files are.',
};

const DISK_FULL = '53100';
const NOT_PERMITTED = '42501';

/**
 * The text for the console when the start fails: one line for an error that the operator can fix, the stack for an
 * error in the program.
 */
export function explainFault(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  const { code = '', message = String(error), stack = message } = Object(error) as Partial<NodeJS.ErrnoException>;
  if (FILE_SYSTEM_FAULTS[code]) return `${FILE_SYSTEM_FAULTS[code]} ${message}`;
  if (code === DISK_FULL) return `The disk of the database is full. ${message}`;
  if (code === NOT_PERMITTED) return `The database refuses: ${message}`;
  if (isConflict(error)) return `Another program was changing the same rows. Run the command again. ${message}`;
  if (isDatabaseAway(error)) return `The database does not answer: ${message}`;
  return stack;
}
