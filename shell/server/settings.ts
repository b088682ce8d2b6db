import type { ConsentCategory } from '@care/contracts';
import { fetchAddressSchema, httpPortSchema, MAPBOX_API_URL } from '@care/contracts/schemas';
import { DEFAULT_REGION, isOriginPattern, trustedKeys } from '@care/federation/store';
import path from 'node:path';
import { z } from 'zod';

/** A whole number in these limits. */
const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(least).max(most);
const milliseconds = z.coerce.number().int().positive();
const onOrOff = z.enum(['on', 'off']);
const optionalText = z.string().min(1).optional();

/** A list of words, separated by commas. */
const list = (fallback = '') =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []));

const isOrigin = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const origins = list()
  .refine((all) => all.every(isOrigin), 'must list origins such as https://tiles.example, separated by commas')
  .transform((all) => all.map((one) => new URL(one).origin));

const webAddress = z.url({ protocol: /^https?$/ });

const proxies = list().pipe(
  z.array(
    z.union(
      [z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
      'must list addresses, networks, loopback, linklocal or uniquelocal, separated by commas',
    ),
  ),
);

const originPatterns = list('http://127.0.0.1:*,http://localhost:*').refine(
  (all) => all.every(isOriginPattern),
  'must list origins such as https://*.teams.example or http://localhost:*, separated by commas',
);

function isKey(text: string): boolean {
  try {
    return trustedKeys([text]).size === 1;
  } catch {
    return false;
  }
}
const publicKeys = list().refine((all) => all.every(isKey), 'must list Ed25519 keys, separated by commas');

/**
 * Every setting of the shell's server, each an environment variable with a default. `npm run settings-table` writes the
 * table of docs/settings.md from them: `description` is its last column, `defaultIs` replaces the default where that is
 * not a plain value. Settings that the backend reads too are described there.
 */
export const settingsSchema = z.object({
  NODE_ENV: z.string().optional(),
  DEMO: onOrOff.default('off'),
  PORT: httpPortSchema
    .default(3000)
    .describe('Port of the site, none that browsers block; 0 takes a free one (not with `npm start`)'),
  HOST: z.string().default('127.0.0.1').describe('Address the site listens on'),
  PUBLIC_ORIGIN: webAddress.transform((address) => new URL(address).origin).optional(),
  API_URL: fetchAddressSchema
    .default('http://127.0.0.1:4000')
    .transform((address) => address.replace(/\/+$/, ''))
    .describe('Where the shell reaches the API; `npm start` takes it from `API_HOST` and `API_PORT`'),
  RELEASES_DIR: z
    .string()
    .default('.data/releases')
    .transform((folder) => path.resolve(folder))
    .describe('The release store'),
  RELEASES_S3_BUCKET: optionalText.describe('Bucket that is the release store; `RELEASES_DIR` then holds copies'),
  RELEASES_S3_REGION: z.string().min(1).default(DEFAULT_REGION).describe('Region of this bucket'),
  RELEASES_S3_ENDPOINT: webAddress.optional().meta({ description: 'S3 store other than AWS', defaultIs: 'AWS' }),
  RELEASES_S3_ACCESS_KEY_ID: optionalText.meta({
    description: 'Key of this store; shells write there too',
    defaultIs: 'what the AWS client finds',
  }),
  RELEASES_S3_SECRET_ACCESS_KEY: optionalText.meta({
    description: 'Secret of this key',
    defaultIs: 'what the AWS client finds',
  }),
  RELEASE_CHECK_MS: milliseconds
    .default(30_000)
    .describe('How often files of live releases are compared with their hashes'),
  REGISTRY_POLL_MS: milliseconds.default(1000).describe('How often the registry is read'),
  RELEASE_PUBLIC_KEYS: publicKeys.describe(
    'Public keys from `npm run slice -- keygen`; with one, releases without a valid signature are refused',
  ),
  SERVER_RENDERING: onOrOff.default('on').describe('`off`: the browser renders every page'),
  /** Texts that are not in a catalogue are then visible (SH-26). */
  PSEUDO_LOCALE: onOrOff.default('off').describe('`on`: catalogue texts are shown in ‹marks›, for tests'),
  RENDER_WORKERS: whole(1, 32).default(2).describe('Rendering threads, 1 to 32; each may take 192 MB of heap'),
  RENDER_PATIENCE_MS: milliseconds
    .default(5000)
    .describe(
      'Longest wait for the HTML of a page, three fifths of it for its data. After it the browser renders the page, and crawlers get 503',
    ),
  RENDER_DEADLINE_MS: milliseconds
    .default(1000)
    .describe(
      'Longest wait of slots for data; the browser renders missing parts. Doubled for the first ten pages of a rendering thread',
    ),
  RENDER_LIMIT_MS: milliseconds
    .default(800)
    .describe(
      'Processor time without a pause after which a rendering thread is terminated. Doubled for its first ten pages',
    ),
  HTML_CACHE_SECONDS: whole(0).default(60).describe('How long rendered HTML is cached; 0: not at all'),
  HTML_CACHE_MB: whole(1, 10_000).default(64).describe('Memory for cached HTML, in megabytes'),
  TRUSTED_PROXIES: proxies.describe('Load balancers whose `X-Forwarded-*` headers are trusted'),
  GEO_PROVIDER: z.enum(['local', 'photon', 'nominatim', 'mapbox']).default('local'),
  GEO_URL: webAddress.default(MAPBOX_API_URL),
  /** The backend sends it to browsers. The shell adds its host to the security policy. */
  MAP_STYLE_URL: z
    .union([webAddress, z.string().regex(/^\/(?!\/)/)], 'must be an address, or a path of this site')
    .optional(),
  MAP_ORIGINS: origins.describe('Further origins of tiles and fonts for such a style'),
  MEDIA_UPLOAD_ORIGIN: webAddress
    .optional()
    .describe('Origin of the S3 store that browsers send videos to, if `MEDIA_S3_BUCKET` is set'),
  /** A frame, so that its code has no access to the page (AC-17). */
  AD_FRAME_URL: webAddress.optional().describe('Address of an ad frame, shown beside registration forms after consent'),
  STATISTICS: onOrOff
    .default('off')
    .describe(
      '`on`: visitors are asked for consent, with which clicks and inquiries are pushed to `window.dataLayer` for a script of the operator',
    ),
  RELEASE_KEY_FILE: z
    .string()
    .optional()
    .describe(
      'File with the private key that signs releases, from `npm run slice -- keygen`. A shell with `RELEASE_PUBLIC_KEYS` [needs it too](operations.md#signed-releases)',
    ),
  /** Described where the API declares them. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.transform((address) => address.replace(/\/+$/, '')).optional(),
  OVERRIDE_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Key of the links that replace slices in one browser, at least 32 characters; without it there are none'),
  OVERRIDE_ORIGINS: originPatterns.describe('Origins from which such a link may load a slice'),
  SECURITY_CONTACT: list()
    .pipe(
      z.array(
        z.url({
          protocol: /^(https|mailto|tel)$/,
          error: 'must list addresses such as mailto:security@pflege.example',
        }),
      ),
    )
    .describe(
      'Contacts for reports of vulnerabilities (`mailto:`, `https:`, `tel:`) in `/.well-known/security.txt`; needs `SECURITY_EXPIRES`',
    ),
  SECURITY_EXPIRES: z.iso
    .date()
    .optional()
    .describe('Date until which `SECURITY_CONTACT` is valid; the file is not served after it'),
  /** These three are described where the API declares them. */
  SHUTDOWN_LIMIT_MS: whole(100, 600_000).default(15_000),
  SHUTDOWN_DRAIN_MS: whole(0, 600_000).default(5000),
  MAX_IN_FLIGHT: whole(1, 10_000).default(150),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ACCESS_LOG: onOrOff.default('on').meta({
    description: '`on`: the shell logs method, path, status and time of every answer',
    defaultIs: '`on`; `npm start`: `off`',
  }),
});
export type ShellSettings = z.infer<typeof settingsSchema>;

export type SettingsResult = { success: true; settings: ShellSettings } | { success: false; problems: string[] };

/** Mapbox counts visitors at a second address. Its terms do not allow blocking it. */
const mapboxOriginsOf = (url: string): string[] =>
  url === MAPBOX_API_URL ? [url, 'https://events.mapbox.com'] : [new URL(url).origin];

/** Foreign origins from which a map may load. */
export function mapOriginsOf({ GEO_PROVIDER, GEO_URL, MAP_STYLE_URL = '', MAP_ORIGINS }: ShellSettings): string[] {
  const mapbox = GEO_PROVIDER === 'mapbox' ? mapboxOriginsOf(GEO_URL) : [];
  const style = isOrigin(MAP_STYLE_URL) ? [new URL(MAP_STYLE_URL).origin] : [];
  return [...new Set([...mapbox, ...style, ...MAP_ORIGINS])];
}

/** The categories for which a service is configured that needs the consent of visitors (SH-16). */
export function consentServicesOf(settings: ShellSettings): ConsentCategory[] {
  const own = new URL(settings.PUBLIC_ORIGIN ?? 'http://localhost').origin;
  const isConfigured: Record<ConsentCategory, boolean> = {
    statistics: settings.STATISTICS === 'on',
    maps: mapOriginsOf({ ...settings, MAP_ORIGINS: [] }).some((origin) => origin !== own),
    ads: settings.AD_FRAME_URL !== undefined,
  };
  return (Object.keys(isConfigured) as ConsentCategory[]).filter((category) => isConfigured[category]);
}

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/** In production the origin must be set: https, or http on the machine itself. A demonstration does not need it. */
function problemsBetween({ NODE_ENV, DEMO, PUBLIC_ORIGIN, SECURITY_CONTACT, SECURITY_EXPIRES }: ShellSettings) {
  const isReal = NODE_ENV === 'production' && DEMO === 'off';
  const problems: string[] = [];
  if (isReal && !PUBLIC_ORIGIN)
    problems.push(
      'PUBLIC_ORIGIN: is required in production, such as https://pflege.example (or set DEMO=on for a demonstration)',
    );
  if (isReal && PUBLIC_ORIGIN?.startsWith('http:') && !loopback.includes(new URL(PUBLIC_ORIGIN).hostname))
    problems.push('PUBLIC_ORIGIN: must begin with https:// in production');
  if (SECURITY_CONTACT.length > 0 !== Boolean(SECURITY_EXPIRES))
    problems.push('SECURITY_CONTACT: is only usable together with SECURITY_EXPIRES');
  return problems;
}

/** Reads the settings. An empty variable counts as not set. Every problem is reported with its variable. */
export function readSettings(environment: NodeJS.ProcessEnv): SettingsResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data: settings, error } = settingsSchema.safeParse(given);
  const problems = settings
    ? problemsBetween(settings)
    : error.issues.map(({ path: name, message }) => `${name.join('.')}: ${message}`);
  return settings && problems.length === 0 ? { success: true, settings } : { success: false, problems };
}
