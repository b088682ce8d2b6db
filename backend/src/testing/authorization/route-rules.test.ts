import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Checkout } from '@care/contracts/schemas';
import type { InjectOptions } from 'fastify';
import { authSecret } from '../../platform/secrets/auth-secret';
import { unsubscribeKey } from '../../platform/mail/unsubscribe';
import { pdfPath } from '../../domains/billing/invoices/invoice-link';
import { answerKey } from '../../domains/messages/answer-key';
import { stopKey } from '../../domains/ratings/invite-keys';
import { checkout } from '../booking';
import { insertRating } from '../rows';
import { appOfTests } from '../test-app';
import { MATRIX } from './matrix';
import { CACHES, LIMITS, ROUTE_RULES, type LimitClass, type RouteRule } from './route-rules';
import { createWorld, sendTo, type Role, type World } from './world';
import { roomInWindow } from '../limit-windows';

const PICTURE = `${'ab'.repeat(16)}.webp`;
const registered: string[] = [];
const test = appOfTests({
  settings: { RATE_LIMIT_FACTOR: 1 },
  extend: (app) =>
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') registered.push(`${one} ${url}`);
    }),
});

let origin: string;
/** Shared until a request has changed it. */
let world: World | undefined;
/** Requests that the authorisation matrix does not have, or has only for resources that its world does not have. */
const requests: Record<string, (world: World) => string | Promise<string>> = {
  'GET /api/auth/signin': () => '/api/auth/signin',
  'GET /api/auth/signout': () => '/api/auth/signout',
  'GET /api-backend/content/article/:slug/': () => '/api-backend/content/article/artikel/',
  'GET /api-backend/content/guide/:slug/': () => '/api-backend/content/guide/ratgeber/',
  'GET /api-backend/product/category/:slug/': () => '/api-backend/product/category/betten/',
  'GET /api-backend/product/by-slug/:category/:slug/': () => '/api-backend/product/by-slug/betten/bett/',
  'GET /api-backend/page-builder/': () => '/api-backend/page-builder/?source_type=FOOTER',
  'GET /api-backend/media/:name': () => `/api-backend/media/${PICTURE}`,
  'GET /api-backend/oembed/': () =>
    Promise.resolve(`/api-backend/oembed/?url=${encodeURIComponent(`${origin}/pflegeanbieter/profiles/haus`)}`),
  'GET /api-backend/geo/resolve/': async () => {
    const q = encodeURIComponent('Domstr. 1, 50668 Köln');
    const found = await test.inject(`/api-backend/geo/suggest/?q=${q}&kind=address&session=x`);
    return `/api-backend/geo/resolve/?session=x&id=${encodeURIComponent(found.json().results[0].id)}`;
  },
  'GET /api-backend/rating/:id/': async ({ ids }) =>
    `/api-backend/rating/${await insertRating(test.db, ids.company, null)}/`,
  'GET /api-backend/outbox/': () => '/api-backend/outbox/',
  'GET /api-backend/outbox/mail/': () => '/api-backend/outbox/mail/',
  'GET /api-backend/outbox/:id/': async () => {
    await test.app.mailer.send({ kind: 'account', to: 'a@beispiel.example', subject: 'x', text: 'x', html: 'x' });
    return `/api-backend/outbox/${(await test.mails())[0]?.id}/`;
  },
  'GET /api-backend/unsubscribe/': ({ people }) =>
    `/api-backend/unsubscribe/?key=${unsubscribeKey(authSecret(test.app.settings), people.owner.id, 'newsletter')}`,
  'GET /api-backend/rating/invite/stop/': () =>
    `/api-backend/rating/invite/stop/?key=${stopKey(authSecret(test.app.settings), 'gast@beispiel.example')}`,
  'GET /api-backend/alert/unsubscribe/': () => '/api-backend/alert/unsubscribe/?key=x',
  'GET /api-backend/message/answer/': async ({ ids }) => {
    await test.db
      .updateTable('message')
      .set({ recipient_id: null, recipient_email: 'gast@beispiel.example' })
      .where('id', '=', ids.message)
      .execute();
    return `/api-backend/message/answer/?key=${answerKey(authSecret(test.app.settings), ids.message)}`;
  },
  'GET /api-backend/payment/test/': async ({ ids, people }) => {
    await test.db.updateTable('company').set({ subscription: 'FREE_TIER' }).where('id', '=', ids.company).execute();
    const { access_url } = (await checkout(people.owner, ids.company)).json<Checkout>();
    const { pathname, search } = new URL(access_url);
    return pathname + search;
  },
  'GET /api-backend/payment/invoice/:id/pdf/': ({ ids }) =>
    pdfPath(test.app.settings, { id: ids.invoice, number: 'RE-2026-000001' }),
  'GET /api-backend/user/export/:id/download/': async ({ people }) => {
    const started = await people.careSeeker.inject({ method: 'POST', url: '/api-backend/user/export/' });
    await test.app.jobs.drain();
    const url = `/api-backend/user/export/${started.json().id}/`;
    const { download_url } = (await people.careSeeker.inject({ url })).json<{ download_url: string }>();
    return new URL(download_url, 'http://localhost').href.replace('http://localhost', '');
  },
};

async function addThings(): Promise<void> {
  const { pool } = test.databases.primary;
  await pool.query(`insert into article (slug, title, published_at) values ('artikel', 'Artikel', now())`);
  await pool.query(`insert into guide (slug, title, name) values ('ratgeber', 'Ratgeber', 'Ratgeber')`);
  await pool.query(`insert into product_category (slug, name) values ('betten', 'Betten')`);
  await pool.query(`insert into product (category_id, slug, title) select id, 'bett', 'Bett' from product_category`);
  const folder = path.join(test.app.settings.DATA_DIR, 'media', PICTURE.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, PICTURE), 'picture');
}

const asTemplate = (route: string): string => route.replace(/:(\w+)/g, '{$1}');

async function requestOf(route: string, at: World, role: Role): Promise<InjectOptions> {
  const [method = 'GET', url = ''] = route.split(' ');
  const own = requests[route];
  if (own) {
    world = undefined;
    return { method: method as 'GET', url: await own(at) };
  }
  const row = MATRIX.find(({ call }) => call === asTemplate(route));
  return { method: method as 'GET', url, ...row?.request(at, role) };
}

/** Sends a request over HTTP as the shell forwards it. */
async function send(request: InjectOptions, client: string, auth: Record<string, string> = {}): Promise<Response> {
  const response = await sendTo(origin, request, { 'x-forwarded-for': client, ...auth });
  if (request.method !== 'GET' && response.ok) world = undefined;
  return response;
}

/** Sets a counter as if a caller had sent this many requests in this window. */
async function count(limit: Exclude<LimitClass, '-'>, caller: { address: string; user: string }, hits: number) {
  const [, seconds, key] = LIMITS[limit];
  await test.databases.primary.pool.query(
    `with w as (select to_timestamp(floor(extract(epoch from now()) / $3::int) * $3::int) as start)
     insert into rate_limit_counter (rule, caller, window_start, expires_at, hits)
     select $1, $2, start, start + make_interval(secs => $3::int), $4 from w
     on conflict (rule, caller, window_start) do update set hits = $4`,
    [limit, caller[key], seconds, hits],
  );
}

let clients = 0;

/** A role whose request the route accepts. */
function roleFor(route: string): Exclude<Role, 'visitor'> {
  const row = MATRIX.find(({ call }) => call === asTemplate(route));
  const roles = ['owner', 'jobSeeker', 'companyUser', 'careSeeker', 'otherOwner'] as const;
  const order = ['visitor', 'jobSeeker', 'companyUser', 'owner', 'otherOwner', 'careSeeker'];
  return roles.find((role) => row?.outcomes[order.indexOf(role)] === '+') ?? 'owner';
}

/** Always a new client, and a new world if a request may have changed the former. */
async function preparedFor(route: string) {
  world ??= await createWorld(test);
  const prepared = world;
  const role = roleFor(route);
  const person = prepared.people[role];
  const address = `198.51.${100 + (++clients >> 8)}.${clients & 255}`;
  const visitorRequest = await requestOf(route, prepared, 'visitor');
  const request = await requestOf(route, prepared, role);
  await test.databases.primary.pool.query('delete from rate_limit_counter');
  const auth = { ...person.headers };
  return {
    asVisitor: () => send(visitorRequest, address),
    asPerson: () => send(request, address, auth),
    caller: (isPerson: boolean) => ({
      address: `address:${address}`,
      user: isPerson ? `user:${person.id}` : `address:${address}`,
    }),
  };
}

const titled = ROUTE_RULES.map((rule) => [rule[0], rule] as const);
const limitNames = Object.keys(LIMITS) as Exclude<LimitClass, '-'>[];

describe('limit, access and cache of every route', () => {
  beforeAll(async () => {
    await addThings();
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });

  it('SH-23 every route is in the table once, and no other', () => {
    expect([...registered].sort()).toEqual(ROUTE_RULES.map(([route]) => route).sort());
  });

  it.each(titled)('SH-23 %s has the declared access and cache', async (_route, rule: RouteRule) => {
    const [route, , access, cache] = rule;
    const { asVisitor, asPerson } = await preparedFor(route);
    const visited = await asVisitor();
    expect(visited.status === 401).toBe(access !== 'public');
    const kept = visited.headers.get('cache-control');
    if (access === 'public' && route.startsWith('GET')) {
      expect(visited.status).toBeLessThan(400);
      expect(kept).toBe(CACHES[cache]);
    } else expect(kept).toContain('no-store');
    const signedIn = await asPerson();
    expect(signedIn.status).not.toBe(401);
    if (cache === 'never' || cache === 'minute') expect(signedIn.headers.get('cache-control')).toContain('no-store');
  });

  it.each(titled)('SH-23 %s has the declared limit and no other', async (_route, rule: RouteRule) => {
    const [route, limit, access] = rule;
    const isPerson = access !== 'public';
    const { asVisitor, asPerson, caller } = await preparedFor(route);
    const ask = isPerson ? asPerson : asVisitor;
    if (limit !== '-') await roomInWindow(LIMITS[limit][1], 5);
    for (const other of limitNames.filter((name) => name !== limit))
      await count(other, caller(isPerson), LIMITS[other][0]);
    if (limit !== '-') await count(limit, caller(isPerson), LIMITS[limit][0] - 1);
    expect((await ask()).status).not.toBe(429);
    if (limit === '-') return;
    // Prepared again, because the first request may close the route before its limit does.
    const again = await preparedFor(route);
    await count(limit, again.caller(isPerson), LIMITS[limit][0]);
    const refused = await (isPerson ? again.asPerson() : again.asVisitor());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(LIMITS[limit][1]);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });
});
