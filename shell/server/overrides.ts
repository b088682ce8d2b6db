import { returnPath } from '@care/contracts/routes';
import {
  isAllowedOrigin,
  manifestIn,
  OVERRIDE_PATH,
  readGrant,
  readRegistry,
  satisfiesCaret,
  signGrant,
  sliceOverrides,
  whyNotTrusted,
  type OverrideGrant,
  type RegistryDocument,
  type ReleaseRules,
  type ReleaseStore,
  type SliceManifest,
  type SliceOverride,
  type SliceOverrides,
} from '@care/federation/store';
import type { FastifyInstance } from 'fastify';
import { PANEL_HASH } from '../client/paths';
import type { DeveloperView, PublishedVersion } from '../client/page-data';
import { plainRefusal } from './api-proxy';
import { compositionOf, type LiveComposition } from './composition';

const COOKIE = 'pf-override';
const IN_COOKIES = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`);
/** The maximum length of the value: a browser stores at most 4096 bytes of a cookie with its name and attributes. */
const LONGEST_GRANT = 3800;

export interface OverrideSettings extends ReleaseRules {
  /** Undefined: no browser gets anything but what is live. */
  secret: string | undefined;
  /** Origins from which files of a slice may come. */
  origins: readonly string[];
  isSecure: boolean;
}

type Problem = 'forged' | 'origin' | 'long' | VersionProblem;

const REFUSED = {
  forged: 'Dieser Link gilt nicht. Bitte lassen Sie sich einen neuen geben.',
  origin: 'Diese Adresse ist hier nicht erlaubt.',
  unpublished: 'Diese Version wurde nicht veröffentlicht.',
  withdrawn: 'Diese Version wurde zurückgezogen.',
  contracts: 'Diese Version passt nicht zum Vertrag der Website.',
  long: 'So viele Slices lassen sich nicht auf einmal umlenken.',
} as const satisfies Record<Problem, string>;

/**
 * Slices that are replaced in one browser (EM-04): a signed link sets a cookie, and pages for this cookie are made for
 * this browser alone. Until the link ends, the browser may choose other overrides itself, within the same rules.
 */
export class Overrides {
  readonly #versions: PublishedVersions;

  constructor(
    private readonly settings: OverrideSettings,
    store: Pick<ReleaseStore, 'read'>,
  ) {
    this.#versions = new PublishedVersions(store, settings);
  }

  /** The link that sets the cookie, and the calls of the panel. Without a secret there are none. */
  routes(app: FastifyInstance): void {
    const { secret, isSecure } = this.settings;
    if (!secret) return;
    const cookie = (value: string, seconds: number) =>
      `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    const lifeOf = ({ expires }: OverrideGrant) => Math.floor(expires - Date.now() / 1000);

    app.get<{ Querystring: { grant?: string; to?: string } }>(OVERRIDE_PATH, async ({ query }, reply) => {
      const { grant = '', to = '/' } = query;
      void reply.header('referrer-policy', 'no-referrer');
      const read = readGrant(secret, grant);
      if (!read.success)
        return plainRefusal(reply, 403, read.problem === 'expired' ? ended(read.expires) : REFUSED.forged);
      const { overrides } = read.grant;
      const problem = await this.#problemOf(overrides);
      if (problem) return plainRefusal(reply, 403, this.#words(problem));
      const target = returnPath(to);
      const isOnlyPanel = Object.keys(overrides).length === 0;
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', cookie(grant, lifeOf(read.grant)))
        .redirect(isOnlyPanel ? target.replace(/#.*|$/, PANEL_HASH) : target, 303);
    });

    // Choices of the panel. The new cookie ends with the link, and a slice may be replaced by what a link may name.
    app.put(OVERRIDE_PATH, async ({ headers, body }, reply) => {
      const grant = this.#grantIn(headers.cookie);
      if (!grant) return plainRefusal(reply, 403, REFUSED.forged);
      const { data: overrides } = sliceOverrides.safeParse(body);
      if (!overrides) return plainRefusal(reply, 400, REFUSED.origin);
      const signed = signGrant(secret, { ...grant, overrides });
      const problem = (await this.#problemOf(overrides)) ?? (signed.length > LONGEST_GRANT ? 'long' : undefined);
      if (problem) return plainRefusal(reply, 400, this.#words(problem));
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', cookie(signed, lifeOf(grant)))
        .code(204)
        .send();
    });

    app.get<{ Params: { slice: string } }>(`${OVERRIDE_PATH}/:slice`, async ({ headers, params }, reply) => {
      if (!this.#grantIn(headers.cookie)) return plainRefusal(reply, 403, REFUSED.forged);
      return reply.header('cache-control', 'no-store').send(await this.#versions.listOf(params.slice));
    });

    app.delete(OVERRIDE_PATH, (_request, reply) =>
      reply.header('set-cookie', cookie('', 0)).header('cache-control', 'no-store').code(204).send(),
    );
  }

  /** Replacements for this browser; undefined for all others, and where an override is not allowed any more. */
  async forBrowser(cookies: string | undefined, live: LiveComposition) {
    const grant = this.#grantIn(cookies);
    if (!grant || (await this.#problemOf(grant.overrides))) return undefined;
    const { overrides, expires } = grant;
    const manifests = { ...live.manifests };
    for (const [name, override] of Object.entries(overrides)) {
      const release = 'version' in override && (await this.#versions.manifestOf(name, override.version));
      if (release) manifests[name] = release;
    }
    const composition = compositionOf({ revision: live.revision, slices: manifests, history: [] }, live.build);
    const versions = live.slices.map(({ name, version }) => [name, version]);
    const view: DeveloperView = { until: expires, overrides, live: Object.fromEntries(versions) };
    return { composition, view };
  }

  /** Whether a browser has a valid link, with or without overrides. */
  readonly isDeveloper = (cookies: string | undefined): boolean => Boolean(this.#grantIn(cookies));

  #grantIn(cookies: string | undefined): OverrideGrant | undefined {
    const { secret } = this.settings;
    const [, text] = IN_COOKIES.exec(cookies ?? '') ?? [];
    const read = secret && text ? readGrant(secret, text) : undefined;
    return read?.success ? read.grant : undefined;
  }

  async #problemOf(overrides: SliceOverrides): Promise<Problem | undefined> {
    for (const [name, override] of Object.entries(overrides)) {
      const problem = await this.#problemOfOne(name, override);
      if (problem) return problem;
    }
    return undefined;
  }

  async #problemOfOne(name: string, override: SliceOverride): Promise<Problem | undefined> {
    if ('version' in override) return this.#versions.whyNot(name, override.version);
    return isAllowedOrigin(override.url, this.settings.origins) ? undefined : 'origin';
  }

  #words(problem: Problem): string {
    const { origins } = this.settings;
    if (problem !== 'origin') return REFUSED[problem];
    const allowed = new Set(origins.map((origin) => origin.replace(/^https?:\/\/|:\*$/g, '')));
    return `${REFUSED.origin} Erlaubt ${allowed.size > 1 ? 'sind' : 'ist'} ${[...allowed].join(' und ') || 'keine'}.`;
  }
}

const GERMAN_TIME = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });
const GERMAN_DAY = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', day: 'numeric', month: 'long' });

const ended = (expires: number): string =>
  `Der Link galt bis ${GERMAN_DAY.format(expires * 1000)}, ${GERMAN_TIME.format(expires * 1000)} Uhr. Bitte lassen Sie sich einen neuen geben.`;

/** The newest versions of a slice that a developer chooses from. */
const MAX_LISTED = 20;

type VersionProblem = 'unpublished' | 'withdrawn' | 'contracts';

/** The versions of a slice that its history names and that the store still holds (EM-04). */
class PublishedVersions {
  constructor(
    private readonly store: Pick<ReleaseStore, 'read'>,
    private readonly rules: OverrideSettings,
  ) {}

  /** Why this version may not run, undefined if it may. A file in the store alone is no publication. */
  async whyNot(slice: string, version: string): Promise<VersionProblem | undefined> {
    const registry = await this.#registry();
    if (!registry || !versionsIn(registry, slice).includes(version)) return 'unpublished';
    if (registry.withdrawn?.[slice]?.includes(version)) return 'withdrawn';
    const manifest = await this.manifestOf(slice, version);
    if (!manifest) return 'unpublished';
    return satisfiesCaret(this.rules.contractsVersion, manifest.contracts) ? undefined : 'contracts';
  }

  async manifestOf(slice: string, version: string): Promise<SliceManifest | undefined> {
    const manifest = await manifestIn(this.store, slice, version).catch(() => undefined);
    return manifest?.name === slice && manifest.version === version ? manifest : undefined;
  }

  /** The newest first. */
  async listOf(slice: string): Promise<PublishedVersion[]> {
    const registry = await this.#registry();
    if (!registry) return [];
    const listed = versionsIn(registry, slice).slice(0, MAX_LISTED);
    const versions = await Promise.all(listed.map((version) => this.#described(registry, slice, version)));
    return versions.filter((one) => one !== undefined);
  }

  async #described(registry: RegistryDocument, slice: string, version: string): Promise<PublishedVersion | undefined> {
    const manifest = await this.manifestOf(slice, version);
    if (!manifest) return undefined;
    const { canary, slices, withdrawn } = registry;
    const fits = satisfiesCaret(this.rules.contractsVersion, manifest.contracts);
    if (withdrawn?.[slice]?.includes(version)) return { version, fits, state: 'withdrawn' };
    if (slices[slice]?.version === version) return { version, fits, state: 'live' };
    const isCanary = canary?.manifest.name === slice && canary.manifest.version === version;
    return { version, fits, ...(isCanary && { state: 'canary' }) };
  }

  /** Undefined also if the history is not signed by somebody who may. */
  async #registry(): Promise<RegistryDocument | undefined> {
    const { keys } = this.rules;
    const read = await readRegistry(this.store);
    if (!read.success || (keys?.size && whyNotTrusted(read.registry, keys))) return undefined;
    return read.registry;
  }
}

/** Every version of a slice that the history names, the newest first. */
function versionsIn({ history, slices }: RegistryDocument, slice: string): string[] {
  const named = history.flatMap((entry) => (entry.slice === slice ? [entry.version] : []));
  const live = slices[slice]?.version;
  return [...new Set([...(live && !named.includes(live) ? [live] : []), ...named].reverse())];
}
