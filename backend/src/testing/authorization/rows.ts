import type { StaffRole } from '@care/contracts/vocabulary';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../test-app';
import type { Role, World } from './world';

/**
 * The result for a role: `+` success (2xx or 3xx); `~` allowed, and refused only because of the content of the request
 * (400, 404 of a public resource, 409, 410, 413, 415, 422); otherwise the status of the refusal.
 */
export type Outcome = '+' | '~' | '401' | '403' | '404' | '422';

/** How long answers to visitors may be cached; answers to a token and errors never are. */
export const CACHES = {
  never: 'private, no-store',
  minute: 'public, max-age=60, stale-while-revalidate=300',
  day: 'public, max-age=86400',
  /** A file whose name is the hash of its content. */
  year: 'public, max-age=31536000, immutable',
} as const;

interface More {
  /** The name of its limit in docs/rate-limits.csv. */
  limit?: string;
  /** Default: a minute for what visitors read, never for everything else. */
  cache?: keyof typeof CACHES;
  /** Of calls that write. A value `{…}` is replaced by this id of the world, and `{sender}` by the id of who sends it. */
  body?: Record<string, unknown>;
  /** Payload and headers of a form. */
  form?: (world: World, role: Role) => Partial<InjectOptions>;
  /** Changes the world so that the call succeeds. @returns the address */
  prepare?: (test: TestApp, world: World) => Promise<string> | string;
  /** The role that STAFF needs for it. */
  staffRole?: StaffRole;
  /** Distinguishes several rows of one call. */
  when?: string;
}

/**
 * A call of the API and what each role gets: visitor, job seeker, company user without a company, owner, owner of another
 * company, care seeker, STAFF. In the call, `<one|other>` stands for several calls, `{…}` for an id of the world, and
 * `{name=value}` for the value of a parameter.
 */
export type Line = readonly [call: string, outcomes: string, more?: More];

export interface Row {
  title: string;
  /** Method and path with `{}` for each parameter. */
  route: string;
  outcomes: readonly Outcome[];
  limit: string | undefined;
  cache: keyof typeof CACHES;
  isPrepared: boolean;
  staffRole: StaffRole | undefined;
  request: (test: TestApp, world: World, role: Role) => Promise<InjectOptions>;
}

const PARAMETER = /\{(\w+)(?:=([^}]*))?\}/g;

/** The form in which routes are compared, of the API's own (`:id`) or of this table. */
export const routeOf = (call: string): string =>
  call.replace(/\?.*/, '').replace(PARAMETER, '{}').replace(/:\w+/g, '{}');

function idOf({ ids, people }: World, role: Role, name: string): number {
  if (name === 'sender') return role === 'visitor' ? 0 : people[role].id;
  const id = (ids as Record<string, number>)[name];
  if (id === undefined) throw new Error(`The world has no ${name}.`);
  return id;
}

/** The calls that one with choices stands for. */
function choicesOf(call: string): string[] {
  const [, before = '', choices, after = ''] = /^([^<]*)<([^>]*)>(.*)$/.exec(call) ?? [];
  return choices?.split('|').flatMap((one) => choicesOf(before + one + after)) ?? [call];
}

export const rowsOf = ([call, ...more]: Line): Row[] => choicesOf(call).map((one) => rowOf([one, ...more]));

function rowOf([call, declared, more = {}]: Line): Row {
  const [method = '', path = ''] = call.split(' ');
  const url = /^\/(api\/|healthz|readyz)/.test(path) ? path : `/api-backend${path}`;
  const outcomes = declared.split(' ') as Outcome[];
  const isRead = method === 'GET' && ['+', '~'].includes(outcomes[0] ?? '');
  return {
    title: more.when ? `${call} ${more.when}` : call,
    route: routeOf(`${method} ${url}`),
    // STAFF get the result of care seekers: the role gives access to moderation only, not to other people's data.
    outcomes: outcomes.length === 6 ? [...outcomes, ...outcomes.slice(-1)] : outcomes,
    limit: more.limit,
    cache: more.cache ?? (isRead ? 'minute' : 'never'),
    isPrepared: more.prepare !== undefined,
    staffRole: more.staffRole,
    request: async (test, world, role) => {
      const filled = (text: string) =>
        text.replace(PARAMETER, (_, name: string, value?: string) => value ?? String(idOf(world, role, name)));
      const valueOf = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(valueOf);
        const [, name] = /^\{(\w+)\}$/.exec(String(value)) ?? [];
        return name ? idOf(world, role, name) : value;
      };
      return {
        method: method as 'GET',
        url: more.prepare ? await more.prepare(test, world) : filled(url),
        ...(more.body &&
          !['GET', 'DELETE'].includes(method) && {
            payload: Object.fromEntries(Object.entries(more.body).map(([key, value]) => [key, valueOf(value)])),
          }),
        ...more.form?.(world, role),
      };
    },
  };
}
