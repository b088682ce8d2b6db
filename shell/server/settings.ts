import { MAPBOX_API_URL } from '@care/contracts/schemas';
import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const milliseconds = z.coerce.number().int().positive();

const isOrigin = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
  .refine((list) => list.every(isOrigin), 'must list origins such as https://tiles.example, separated by commas')
  .transform((list) => list.map((one) => new URL(one).origin));

const webAddress = z.url({ protocol: /^https?$/ });

const proxies = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
  .pipe(
    z.array(
      z.union(
        [z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        'must list addresses, networks, loopback, linklocal or uniquelocal, separated by commas',
      ),
    ),
  );

/** Every setting of the shell's server: an environment variable with a default (the table in the README lists them). */
const settingsSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where the backend answers. */
  API_URL: webAddress.default('http://127.0.0.1:4000').transform((address) => address.replace(/\/+$/, '')),
  /** The address people use; canonical links and the map of the site are written with it. */
  PUBLIC_ORIGIN: webAddress.transform((address) => new URL(address).origin).optional(),
  /** The release store. */
  RELEASES_DIR: z
    .string()
    .default('.data/releases')
    .transform((folder) => path.resolve(folder)),
  /** Off: every page is rendered by the browser. */
  SERVER_RENDERING: z.enum(['on', 'off']).default('on'),
  RENDER_WORKERS: z.coerce.number().int().min(1).max(32).default(2),
  /** What is not there by then is left to the browser. */
  RENDER_DEADLINE_MS: milliseconds.default(500),
  /** Then the worker is ended. */
  RENDER_LIMIT_MS: milliseconds.default(800),
  /** How long finished HTML may be handed out again. */
  HTML_CACHE_SECONDS: z.coerce.number().int().nonnegative().default(60),
  /** How often the registry is looked at. */
  REGISTRY_POLL_MS: milliseconds.default(1000),
  /** Addresses of load balancers whose X-Forwarded-For is believed, separated by commas. */
  TRUSTED_PROXIES: proxies,
  /** On: texts of the catalogue are shown in marks, so that texts from elsewhere stand out. For tests (SH-26). */
  PSEUDO_LOCALE: z.enum(['on', 'off']).default('off'),
  /** The backend's source of addresses; with `mapbox` maps come from there too. */
  GEO_PROVIDER: z.enum(['local', 'photon', 'nominatim', 'mapbox']).default('local'),
  /** Where Mapbox answers, if not at its public address. */
  GEO_URL: webAddress.default(MAPBOX_API_URL),
  /** MapLibre style with streets (the backend tells it to browsers): its host is allowed in the policy. */
  MAP_STYLE_URL: z
    .union([webAddress, z.string().regex(/^\/(?!\/)/)], 'must be an address, or a path of this site')
    .optional(),
  /** Further origins that such a style takes tiles, fonts and symbols from, separated by commas. */
  MAP_ORIGINS: origins,
  /** What an ad network shows beside registration forms, in a frame and only with consent; none without (AC-17). */
  AD_FRAME_URL: webAddress.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type ShellSettings = z.infer<typeof settingsSchema>;

export type SettingsResult = { success: true; settings: ShellSettings } | { success: false; problems: string[] };

/** Mapbox counts its visitors at a second address, which its terms do not let us keep out. */
const mapboxOriginsOf = (url: string): string[] =>
  url === MAPBOX_API_URL ? [url, 'https://events.mapbox.com'] : [new URL(url).origin];

/** Foreign origins that a map may be loaded from. */
export function mapOriginsOf({ GEO_PROVIDER, GEO_URL, MAP_STYLE_URL = '', MAP_ORIGINS }: ShellSettings): string[] {
  const mapbox = GEO_PROVIDER === 'mapbox' ? mapboxOriginsOf(GEO_URL) : [];
  const style = isOrigin(MAP_STYLE_URL) ? [new URL(MAP_STYLE_URL).origin] : [];
  return [...new Set([...mapbox, ...style, ...MAP_ORIGINS])];
}

/** Reads the settings; an empty variable counts as not set, every problem is named with its variable. */
export function readSettings(environment: NodeJS.ProcessEnv): SettingsResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return { success: true, settings: parsed.data };
  return {
    success: false,
    problems: parsed.error.issues.map(({ path: name, message }) => `${name.join('.')}: ${message}`),
  };
}
