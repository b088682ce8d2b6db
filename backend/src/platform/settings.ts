import path from 'node:path';
import { SESSION_POLL_MS } from '@care/contracts/constants';
import { httpPortSchema } from '@care/contracts/schemas';
import { z } from 'zod';
import { repositoryRoot } from './process/paths';
import { readTrustedProxy, type IsTrusted } from './network/trusted-proxy';

const port = httpPortSchema;
const webAddress = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
const secret = z.string().min(16, 'must have at least 16 characters');
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, 'must start with postgres:// or postgresql:// and name a server')
  .refine(
    (value) => URL.canParse(value),
    'is no valid address; percent-encode special characters in user name and password',
  );

function trustedProxy(setting: string, context: z.RefinementCtx): IsTrusted {
  const isTrusted = readTrustedProxy(setting);
  if (isTrusted) return isTrusted;
  context.addIssue('must list addresses, networks, loopback, linklocal or uniquelocal, separated by commas');
  return z.NEVER;
}

/**
 * A browser may request the session just before the token can be renewed, after half of its time. The next request must
 * be in time, also if it is slow.
 */
const MIN_TOKEN_MINUTES = (3 * SESSION_POLL_MS) / 60_000;

/**
 * Every setting of the API, each an environment variable with a default. `npm run settings-table` writes the table of
 * docs/settings.md from them: `description` is its last column, and `defaultIs` replaces a default that is not a plain value.
 */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development').describe('Kind of installation'),
  DEMO: onOff
    .default(false)
    .meta({ description: '`on`: a production installation runs as a demonstration', defaultIs: '`off`' }),
  API_HOST: text.default('127.0.0.1').describe('Address the API listens on'),
  API_PORT: port
    .default(4000)
    .describe('Port of the API, none that browsers block; 0 takes a free one (not with `npm start`)'),
  SITE_URL: webAddress.optional().meta({
    description: 'Origin for the sign-in exchange and links in mails, if it differs from `PUBLIC_ORIGIN`',
    defaultIs: '`PUBLIC_ORIGIN` in production, with https or with `SMTP_URL`, otherwise the host of the request',
  }),
  PUBLIC_ORIGIN: webAddress.optional().meta({
    description:
      'Public origin of the site. With https, cookies are `Secure` and browsers use https only. Required with `SMTP_URL` (or `SITE_URL`), and in production without `DEMO`: https, or http on the machine itself',
    defaultIs: '`http://HOST:PORT`; backend alone: `http://127.0.0.1:3000`',
  }),
  DATA_DIR: text
    .default(() => path.join(repositoryRoot(), '.data'))
    .meta({ description: 'Folder of the database, the uploaded files and the secrets', defaultIs: '`.data`' }),
  MEDIA_S3_BUCKET: z
    .string()
    .min(3)
    .optional()
    .describe('Bucket for uploaded pictures and videos instead of `DATA_DIR`'),
  MEDIA_S3_REGION: text.default('eu-central-1').describe('Region of the bucket'),
  MEDIA_S3_ENDPOINT: webAddress.optional().meta({ description: 'S3 store other than AWS', defaultIs: 'AWS' }),
  MEDIA_S3_ACCESS_KEY_ID: text
    .optional()
    .meta({ description: 'Key of the store', defaultIs: 'what the AWS client finds' }),
  MEDIA_S3_SECRET_ACCESS_KEY: text
    .optional()
    .meta({ description: 'Secret of this key', defaultIs: 'what the AWS client finds' }),
  DATABASE_URL: postgresUrl
    .optional()
    .meta({ description: 'Address of another PostgreSQL server', defaultIs: 'built-in PostgreSQL' }),
  DATABASE_REPLICA_URL: postgresUrl.optional().describe('Address of a read replica; it serves reads without a token'),
  DATABASE_POOL_SIZE: whole(1, 200)
    .default(10)
    .describe('Connections per process and database, 1 to 200; jobs use two more'),
  POSTGRES_PORT: whole(0, 65_535).default(0).describe('Port of the built-in PostgreSQL; 0 takes a free one'),
  DEMO_DATA: onOff.optional().meta({
    description: 'Loads the demo data into an empty database',
    defaultIs: '`on`; `off` in production without `DEMO`',
  }),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional().meta({
    description: 'Key of the session cookie, at least 32 characters; required in production without `DEMO`',
    defaultIs: 'generated once, stored in `DATA_DIR`',
  }),
  TRUSTED_PROXY: z
    .string()
    .default('loopback')
    .transform(trustedProxy)
    .describe(
      'Addresses of the shells, whose `X-Forwarded-*` headers are trusted; without these headers their requests are not rate-limited',
    ),
  METRICS_TOKEN: secret
    .optional()
    .describe('Bearer token for `/metrics`, at least 16 characters; without it the address answers 404'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
    .meta({
      description: 'Receiver of [traces](operations.md#health) (OTLP over HTTP), such as `http://127.0.0.1:4318`',
      defaultIs: 'none',
    }),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1).describe('Factor for all rate limits'),
  SHUTDOWN_LIMIT_MS: whole(100, 600_000)
    .default(15_000)
    .describe('Longest time for stopping, longer than any request; after it the program ends with code 1'),
  SHUTDOWN_DRAIN_MS: whole(0, 600_000)
    .default(5000)
    .describe(
      'How long `/readyz` answers 503 after SIGTERM before connections are closed; `SHUTDOWN_LIMIT_MS` begins after it',
    ),
  MAX_IN_FLIGHT: whole(1, 10_000).default(64).meta({
    description: 'Requests in work per process; further ones get 503 with `Retry-After`',
    defaultIs: 'shell `150`, backend `64`',
  }),
  SESSION_DAYS: whole(1, 365).default(30).describe('Days until a session expires'),
  TOKEN_MINUTES: whole(MIN_TOKEN_MINUTES, 1440)
    .default(60)
    .describe(
      `Minutes until a bearer token expires, ${MIN_TOKEN_MINUTES} to 1440; renewed after half of this time at the earliest`,
    ),
  GEO_PROVIDER: z
    .enum(['local', 'photon', 'nominatim', 'mapbox'])
    .default('local')
    .describe(
      'Source of address suggestions: `local` (no requests to other sites), `photon`, `nominatim` or `mapbox`, which also provides the map and is used after consent only',
    ),
  GEO_URL: webAddress.optional().meta({
    description: 'Address of that source; required for `nominatim`',
    defaultIs: 'public Photon or Mapbox',
  }),
  MAPBOX_TOKEN: z
    .string()
    .regex(/^pk\./, 'must be a public token (pk.…): browsers get it for the map')
    .optional()
    .describe('Public access token (`pk.…`), required for `mapbox`; browsers get it for the map'),
  MAP_STYLE_URL: z
    .union([webAddress, z.string().regex(/^\/(?!\/)/)])
    .optional()
    .meta({
      description: 'MapLibre style with streets; not allowed with `GEO_PROVIDER=mapbox`',
      defaultIs: 'built-in map',
    }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server, such as `smtp://user:password@host:587`; without it mails stay in the [outbox](operations.md#mails)',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address, or a name and an address in <>')
    .default('Pflegefenster <nachrichten@pflegefenster.example>')
    .describe('Sender of all mails'),
  MAIL_DKIM_KEY_FILE: text
    .optional()
    .describe(
      'File with the private RSA key (PEM) with which mails are [signed](operations.md#mails); needs `MAIL_DKIM_SELECTOR`',
    ),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'must be a name as in DNS')
    .optional()
    .describe('Name of the DNS record with its public key'),
  MAIL_WEBHOOK_SECRET: secret
    .optional()
    .describe('Key with which the mail service signs [bounces](operations.md#mails); without it none are accepted'),
  NEWSLETTER_PER_MINUTE: whole(1, 60_000)
    .default(600)
    .describe('Mails of a newsletter that all APIs together send in a minute, at most'),
  QUEUED_MAILS: z
    .enum(['send', 'drop'])
    .default('send')
    .describe('`drop`: deletes the mails that wait in the queue at the start, for the first start of a restored copy'),
  PAYMENT: z.enum(['off', 'test', 'stripe']).optional().meta({
    description:
      '`off` (no booking), `stripe`, or `test` (a payment page without money; not in production without `DEMO`)',
    defaultIs: '`test`; `off` in production without `DEMO`',
  }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret or restricted key (sk_… or rk_…)')
    .optional()
    .describe('Secret key of Stripe, required for `PAYMENT=stripe`'),
  STRIPE_WEBHOOK_SECRET: secret
    .optional()
    .describe('Key with which Stripe signs its events (`whsec_…`), required for `PAYMENT=stripe`'),
  STRIPE_API_URL: webAddress.default('https://api.stripe.com').describe('Address of the API of Stripe'),
  BANNER_FIGURES: z.enum(['claims', 'live']).optional().meta({
    description:
      'Figures in banners: counted ones, or `claims` ("mehr als 25.000"), which the operator confirms to be true',
    defaultIs: '`live`; `claims` in a demonstration',
  }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn').meta({
    description: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    defaultIs: 'shell `info`, backend `warn`',
  }),
});

type Given = z.infer<typeof settingsSchema>;
export type Settings = Omit<Given, 'PUBLIC_ORIGIN' | 'DEMO_DATA' | 'BANNER_FIGURES' | 'PAYMENT'> & {
  PUBLIC_ORIGIN: string;
  DEMO_DATA: boolean;
  BANNER_FIGURES: 'claims' | 'live';
  PAYMENT: 'off' | 'test' | 'stripe';
};

export type SettingsResult = { success: true; settings: Settings } | { success: false; problems: string[] };

/** Settings that a real installation must have, and must not have. */
const problemsInProduction = ({ AUTH_SECRET, DEMO_DATA, PAYMENT }: Given): string[] => [
  ...(AUTH_SECRET ? [] : ['AUTH_SECRET: is required in production (or set DEMO=on for a demonstration)']),
  ...(DEMO_DATA ? ['DEMO_DATA: its accounts have a known password; in production it needs DEMO=on'] : []),
  ...(PAYMENT === 'test' ? ['PAYMENT: `test` gives packages away; in production it needs DEMO=on'] : []),
];

const isHttps = (origin: string | undefined): boolean => origin !== undefined && new URL(origin).protocol === 'https:';
const isLoopback = (origin: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname);

/** Cookies and links in mails depend on the origin, so it must not come from a request, and it must use https. */
function problemsOfOrigin({ SITE_URL, PUBLIC_ORIGIN }: Given): string[] {
  const origin = SITE_URL ?? PUBLIC_ORIGIN;
  if (!origin)
    return [
      'PUBLIC_ORIGIN: is required in production, such as https://pflege.example (or set DEMO=on for a demonstration)',
    ];
  if (isHttps(origin) || isLoopback(origin)) return [];
  return [`${SITE_URL ? 'SITE_URL' : 'PUBLIC_ORIGIN'}: must begin with https:// in production`];
}

/**
 * The public Nominatim forbids suggestions during typing, so it has no default address. Mapbox requires its own map.
 */
const problemsOfLookup = ({ GEO_PROVIDER, GEO_URL, MAPBOX_TOKEN, MAP_STYLE_URL }: Given): string[] => [
  ...(GEO_PROVIDER === 'nominatim' && !GEO_URL ? ['GEO_URL: is required for GEO_PROVIDER=nominatim'] : []),
  ...(GEO_PROVIDER === 'mapbox' && !MAPBOX_TOKEN ? ['MAPBOX_TOKEN: is required for GEO_PROVIDER=mapbox'] : []),
  ...(GEO_PROVIDER === 'mapbox' && MAP_STYLE_URL
    ? ['MAP_STYLE_URL: what Mapbox finds may be shown on its own map only; leave it out with GEO_PROVIDER=mapbox']
    : []),
];

/** The client of an S3 store would look for a missing part elsewhere, and uploads would fail or stay on the disk. */
function problemsOfMedia(given: Given): string[] {
  const keys = ['MEDIA_S3_ACCESS_KEY_ID', 'MEDIA_S3_SECRET_ACCESS_KEY'] as const;
  const missing = keys.filter((name) => !given[name]);
  if (missing.length === 1) return [`${missing.join()}: is required together with the other half of the key`];
  const hasStore = missing.length === 0 || given.MEDIA_S3_ENDPOINT;
  return hasStore && !given.MEDIA_S3_BUCKET
    ? ['MEDIA_S3_BUCKET: is required with the other settings of the store']
    : [];
}

const problemsOfPayment = (given: Given): string[] =>
  given.PAYMENT === 'stripe'
    ? (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
        .filter((name) => !given[name])
        .map((name) => `${name}: is required for PAYMENT=stripe`)
    : [];

/** Mails contain links, and a link must not be made from the host in a request. */
const problemsOfMail = (given: Given, siteUrl: string | undefined): string[] => [
  ...(given.SMTP_URL && !siteUrl ? ['PUBLIC_ORIGIN: is required with SMTP_URL, as mails carry links to the site'] : []),
  ...(Boolean(given.MAIL_DKIM_KEY_FILE) === Boolean(given.MAIL_DKIM_SELECTOR)
    ? []
    : ['MAIL_DKIM_KEY_FILE and MAIL_DKIM_SELECTOR: one is of no use without the other']),
];

/** Whether the installation is not for real people, so that known passwords and a public outbox are acceptable. */
export const isDemonstration = ({ NODE_ENV, DEMO }: Pick<Settings, 'NODE_ENV' | 'DEMO'>): boolean =>
  NODE_ENV !== 'production' || DEMO;

/** Reads the settings from an environment; an empty variable is treated as not set. */
export function readSettings(environment: Record<string, string | undefined>): SettingsResult {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { success: false, problems };
  }
  const settings = parsed.data;
  const real = !isDemonstration(settings);
  // A demonstration without https and without mails is opened with several hosts, such as localhost and 127.0.0.1.
  const hasOneHost = real || isHttps(settings.PUBLIC_ORIGIN) || settings.SMTP_URL;
  const siteUrl = settings.SITE_URL ?? (hasOneHost ? settings.PUBLIC_ORIGIN : undefined);
  const problems = [
    ...(real ? [...problemsInProduction(settings), ...problemsOfOrigin(settings)] : []),
    ...problemsOfLookup(settings),
    ...problemsOfMedia(settings),
    ...problemsOfPayment(settings),
    ...problemsOfMail(settings, siteUrl),
  ];
  if (problems.length > 0) return { success: false, problems };
  const { DEMO_DATA = !real, BANNER_FIGURES = real ? 'live' : 'claims', PAYMENT = real ? 'off' : 'test' } = settings;
  const { PUBLIC_ORIGIN = 'http://127.0.0.1:3000' } = settings;
  const filled = { PUBLIC_ORIGIN, SITE_URL: siteUrl, DEMO_DATA, BANNER_FIGURES, PAYMENT };
  return { success: true, settings: { ...settings, ...filled, DATA_DIR: path.resolve(settings.DATA_DIR) } };
}
