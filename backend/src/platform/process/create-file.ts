import { linkSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Creates a file with its content in one step: no process reads it half written, and after a fault it does not exist.
 * @returns false if it exists already
 */
export function createFile(file: string, content: string, mode?: number): boolean {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, content, { mode });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
