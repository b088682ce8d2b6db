import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from './platform/paths';
import { readTrustedProxy, type IsTrusted } from './platform/trusted-proxy';

const port = z.coerce.number().int().min(0).max(65535);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, 'must start with postgres:// or postgresql:// and name a server')
  .refine((value) => URL.canParse(value), 'is no address; percent-encode what is special in user name and password');

function trustedProxy(setting: string, context: z.RefinementCtx): IsTrusted {
  const isTrusted = readTrustedProxy(setting);
  if (isTrusted) return isTrusted;
  context.addIssue('must list addresses, networks, loopback, linklocal or uniquelocal, separated by commas');
  return z.NEVER;
}

/** Every setting of the API, each an environment variable with a default; the README's table is made from these texts. */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development').describe('Kind of installation'),
  DEMO: onOff
    .default(false)
    .describe('Lets a production installation run as a demonstration: demo accounts, kept secret'),
  API_HOST: z.string().min(1).default('127.0.0.1').describe('Address the API listens on'),
  API_PORT: port.default(4000).describe('Port the API listens on; 0 takes a free one'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Public origin of the site; default: the host of the request'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3000')
    .describe('Without SITE_URL: origin of the links in mails that no request causes'),
  DATA_DIR: z
    .string()
    .min(1)
    .default(() => path.join(repositoryRoot(), '.data'))
    .describe('Folder for database, media, secrets'),
  DATABASE_URL: postgresUrl.optional().describe('PostgreSQL to use instead of the built-in one'),
  DATABASE_REPLICA_URL: postgresUrl.optional().describe('Read replica for anonymous reads'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10).describe('Connections per pool'),
  POSTGRES_PORT: port.default(0).describe('Port of the built-in PostgreSQL; 0 takes a free one'),
  DEMO_DATA: onOff
    .optional()
    .describe('Loads the demonstration data into an empty database; default: on, off in production without DEMO'),
  AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Key of the session cookie; default: made once and kept in DATA_DIR'),
  TRUSTED_PROXY: z
    .string()
    .default('loopback')
    .transform(trustedProxy)
    .describe('Addresses of the shells: their X-Forwarded-For is believed, what they send without it is not limited'),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1).describe('Multiplies every rate limit'),
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30).describe('Days until a sign-in ends'),
  TOKEN_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(1440)
    .default(60)
    .describe('Minutes until a bearer token ends; renewed from half of it on'),
  GEO_PROVIDER: z
    .enum(['local', 'photon', 'nominatim', 'mapbox'])
    .default('local')
    .describe('Source of address suggestions; local: our own list of places, no call leaves the site'),
  GEO_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of that source, for Mapbox give it to the shell too; default: the public one, required for Nominatim',
    ),
  MAPBOX_TOKEN: z
    .string()
    .regex(/^pk\./, 'must be a public token (pk.…): browsers get it for the map')
    .optional()
    .describe('Public access token, required for GEO_PROVIDER=mapbox, which also draws the map with Mapbox'),
  MAP_STYLE_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)/)])
    .optional()
    .describe('MapLibre style with streets, for the shell too; default: the built-in map up to town level'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, such as smtp://user:password@host:587; default: mails stay in an outbox in the database'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address, or a name and an address in <>')
    .default('Pflegefenster <nachrichten@pflegefenster.example>')
    .describe('Sender of all mails'),
  BANNER_FIGURES: z
    .enum(['claims', 'live'])
    .default('claims')
    .describe('What the banners say about the size of the site: its claims, or what is counted'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('Least serious level that is logged'),
});

export type Settings = Omit<z.infer<typeof settingsSchema>, 'DEMO_DATA'> & { DEMO_DATA: boolean };

export type SettingsResult = { success: true; settings: Settings } | { success: false; problems: string[] };

/** Rules between settings: what a real installation must have, and must not. */
function problemsInProduction({ AUTH_SECRET, DEMO_DATA }: z.infer<typeof settingsSchema>): string[] {
  return [
    ...(AUTH_SECRET ? [] : ['AUTH_SECRET: is required in production (or set DEMO=on for a demonstration)']),
    ...(DEMO_DATA ? ['DEMO_DATA: its accounts have a known password; in production it needs DEMO=on'] : []),
  ];
}

/** Public Nominatim forbids suggestions while typing, so it has no default address; Mapbox wants its own map. */
function problemsOfLookup({
  GEO_PROVIDER,
  GEO_URL,
  MAPBOX_TOKEN,
  MAP_STYLE_URL,
}: z.infer<typeof settingsSchema>): string[] {
  return [
    ...(GEO_PROVIDER === 'nominatim' && !GEO_URL ? ['GEO_URL: is required for GEO_PROVIDER=nominatim'] : []),
    ...(GEO_PROVIDER === 'mapbox' && !MAPBOX_TOKEN ? ['MAPBOX_TOKEN: is required for GEO_PROVIDER=mapbox'] : []),
    ...(GEO_PROVIDER === 'mapbox' && MAP_STYLE_URL
      ? ['MAP_STYLE_URL: what Mapbox finds may be shown on its own map only; leave it out with GEO_PROVIDER=mapbox']
      : []),
  ];
}

/** Mails carry links, and a link must not be made from what a request claims to be its host. */
function problemsOfMail({ SMTP_URL, SITE_URL }: z.infer<typeof settingsSchema>): string[] {
  return SMTP_URL && !SITE_URL ? ['SITE_URL: is required with SMTP_URL, as mails carry links to the site'] : [];
}

/** Whether this is no installation for real people, so that known passwords and an open outbox do no harm. */
export const isDemonstration = ({ NODE_ENV, DEMO }: Pick<Settings, 'NODE_ENV' | 'DEMO'>): boolean =>
  NODE_ENV !== 'production' || DEMO;

/** Reads the settings from an environment; an empty variable counts as not set. */
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
  const problems = [
    ...(real ? problemsInProduction(settings) : []),
    ...problemsOfLookup(settings),
    ...problemsOfMail(settings),
  ];
  if (problems.length > 0) return { success: false, problems };
  const { DEMO_DATA = !real } = settings;
  return { success: true, settings: { ...settings, DEMO_DATA, DATA_DIR: path.resolve(settings.DATA_DIR) } };
}
