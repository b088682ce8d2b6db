import { sql, type RawBuilder } from 'kysely';
import type { DeskKind } from './desk-kind';

/**
 * Whether a person takes part in the case `k` of a query: it is about the person or the person's provider, or its kind
 * says so. The person sees that the case exists, but nothing of the other side, and somebody else decides (PP-18).
 */
export const isOwnCase = (viewerId: number, kinds: readonly DeskKind[]): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.join(
    [
      sql`k.person_id = ${viewerId}`,
      sql`exists (select from company where company.id = k.company_id and company.owner_id = ${viewerId})`,
      ...kinds.map(
        ({ kind, takesPart }) => sql`(k.kind = ${kind} and ${takesPart(sql.ref<number>('k.subject_id'), viewerId)})`,
      ),
    ],
    sql` or `,
  )}, false)`;
