import { StartupError } from '../../platform/process/startup-error';

/** One unparsed entry of a file: its cells by the column names of the file. */
export interface SourceRecord {
  line: number;
  cells: Readonly<Record<string, string>>;
}
/** A part of the file that is no readable entry. */
export interface UnreadableRecord {
  line: number;
  problem: string;
  /** As far as they could be read. */
  cells?: Readonly<Record<string, string>>;
}
export type FileRecord = SourceRecord | UnreadableRecord;

export const isUnreadable = (record: FileRecord): record is UnreadableRecord => 'problem' in record;

/** A fault of the whole file. */
export class UnusableFile extends StartupError {
  override name = 'UnusableFile';
}
