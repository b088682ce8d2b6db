import { once } from 'node:events';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { copyLine, type CopyValue } from './copy-text';

const CHUNK_CHARACTERS = 256 * 1024;

/** The part of pg's connection that COPY needs; its published types leave it out. */
interface CopyConnection {
  stream: Writable;
  sendCopyFromChunk(chunk: Buffer): void;
  sendCopyFail(message: string): void;
  endCopyFrom(): void;
}

/** A query that answers the server's "ready for COPY data" with chunks of text. */
class CopyQuery extends pg.Query {
  constructor(
    text: string,
    private readonly chunks: () => Iterable<string>,
    done: (error: Error | null) => void,
  ) {
    super({ text }, done as (error: Error, result: pg.QueryResult) => void);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.send(connection).catch((error: unknown) => connection.sendCopyFail(String(error)));
  }

  /** Waits for the socket, so that a slow server does not fill this process's memory. */
  private async send(connection: CopyConnection): Promise<void> {
    for (const chunk of this.chunks()) {
      connection.sendCopyFromChunk(Buffer.from(chunk));
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  }
}

function* chunksOf<Row>(rows: Iterable<Row>, columns: readonly (keyof Row)[]): Iterable<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += copyLine(columns.map((column) => row[column] as CopyValue));
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

/** Loads rows by COPY, the fastest way into a table. Rows may come from a generator; they are read once. */
export function copyRows<Row extends object>(
  client: pg.ClientBase,
  table: string,
  columns: readonly (keyof Row & string)[],
  rows: Iterable<Row>,
): Promise<void> {
  const text = `copy ${table} (${columns.join(', ')}) from stdin`;
  return new Promise((resolve, reject) => {
    client.query(
      new CopyQuery(
        text,
        () => chunksOf(rows, columns),
        (error) => (error ? reject(error) : resolve()),
      ),
    );
  });
}
