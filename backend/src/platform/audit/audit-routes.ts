import { auditExportQuerySchema, auditLogQuerySchema, auditLogSchema } from '@care/contracts/schemas';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { countOf } from '../database/queries';
import type { Db } from '../database/schema';
import { signedIn, type App } from '../http/app-type';
import { calls } from '../http/calls';
import { csvLine } from '../text/csv-cell';
import { audit, auditEntries, presentEntry } from './audit-log';

const forAdmins = calls('desk', 'ADMIN');

const file = { schema: z.unknown().meta({ type: 'string', format: 'binary' }) };
const TYPES = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' } as const;
const COLUMNS = ['id', 'at', 'actor_id', 'actor', 'action', 'subject', 'detail', 'previous', 'hash'] as const;

/** The lines of an export. */
async function* linesOf(db: Db, format: keyof typeof TYPES) {
  if (format === 'csv') yield `\ufeff${csvLine(COLUMNS)}`;
  for await (const entry of auditEntries(db))
    yield format === 'csv' ? csvLine(COLUMNS.map((column) => entry[column] ?? '')) : `${JSON.stringify(entry)}\n`;
}

/** The audit log, for the role ADMIN. */
export default async function auditRoutes(app: App): Promise<void> {
  const db = app.databases.primary.kysely;

  const logCall = forAdmins('What STAFF and the commands of the operator did, the latest first', {
    querystring: auditLogQuerySchema,
    response: { 200: auditLogSchema },
  });
  app.get('/admin/log/', logCall, async ({ query: { limit, offset } }) => {
    const entries = db.selectFrom('audit_entry').selectAll();
    const rows = await entries.orderBy('id', 'desc').limit(limit).offset(offset).execute();
    return { count: await countOf(entries), results: rows.map(presentEntry) };
  });

  const exportCall = forAdmins('The whole log with its hashes, oldest first; the export is an entry itself', {
    querystring: auditExportQuerySchema,
    response: { 200: { description: 'The log', content: { 'text/csv': file, 'application/x-ndjson': file } } },
  });
  app.get('/admin/log/export/', exportCall, async (request, reply) => {
    const { format } = request.query;
    await audit(db, { actor: signedIn(request).userId, action: 'log-exported', subject: 'log', detail: format });
    return reply
      .type(TYPES[format])
      .header('content-disposition', `attachment; filename="audit-log.${format}"`)
      .send(Readable.from(linesOf(db, format)));
  });
}
