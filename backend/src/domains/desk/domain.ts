import { sql } from 'kysely';
import type { Domain } from '../../platform/domain/domain';
import { limits } from './limits';
import { mailSamples } from './mail-samples';
import deskRoutes from './routes';

/** The desk, at which STAFF decides cases. */
export const desk: Domain = {
  routes: [deskRoutes],
  limits,
  mails: mailSamples,
  tables: {
    desk_case: {
      withheld: 'Akte der Prüfstelle; Entscheidungen und Gründe hat die Person per E-Mail bekommen',
      merge: 'stays',
    },
    desk_event: {},
  },
  gauges: {
    desk_cases: {
      help: 'Cases that STAFF has to decide',
      label: 'kind',
      query: sql`select kind "name", count(*)::int "value" from desk_case where state in ('OPEN', 'SECOND_PERSON') group by kind`,
    },
    desk_oldest_seconds: {
      help: 'How long the oldest of them waits',
      label: 'kind',
      query: sql`
        select kind "name", extract(epoch from now() - min(opened_at))::float8 "value" from desk_case
        where state in ('OPEN', 'SECOND_PERSON') group by kind`,
    },
  },
};
