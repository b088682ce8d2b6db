/** One entry of a file before it is understood: its cells by the names that the file gives them. */
export type SourceRecord = { line: number; cells: Readonly<Record<string, string>> };
/** A place in the file that cannot be read as an entry. */
export type UnreadableRecord = { line: number; problem: string };
export type FileRecord = SourceRecord | UnreadableRecord;

export const isUnreadable = (record: FileRecord): record is UnreadableRecord => 'problem' in record;

/** Something about the whole file that makes reading it pointless; shown to the operator as it is. */
export class UnusableFile extends Error {
  override name = 'UnusableFile';
}
