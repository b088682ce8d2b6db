import {
  isAllowedOrigin,
  OVERRIDE_PATH,
  readGrant,
  sliceManifest,
  type ReleaseStore,
  type SliceOverrides,
} from '@care/federation/store';
import type { FastifyInstance } from 'fastify';
import { compositionOf, type LiveComposition } from './composition';

const COOKIE = 'pf-override';
const IN_COOKIES = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`);

export interface OverrideSettings {
  /** Undefined: no browser gets anything but what is live. */
  secret: string | undefined;
  /** Origins from which files of a slice may come. */
  origins: readonly string[];
  isSecure: boolean;
}

/** What a developer's browser gets instead of the live slices. */
export interface Overridden {
  composition: LiveComposition;
  /** Slice → address of its build, which the browser reads itself. */
  addresses: Record<string, string>;
}

const REFUSED = {
  forged: 'Dieser Link gilt nicht. Bitte lassen Sie sich einen neuen geben.',
  expired: 'Dieser Link ist abgelaufen. Bitte lassen Sie sich einen neuen geben.',
  origin: 'Dieser Link nennt eine Adresse, die auf dieser Website nicht erlaubt ist.',
  release: 'Dieser Link nennt eine Version, die es nicht gibt.',
} as const;

/**
 * Slices that are replaced in one browser (EM-04): a signed link sets a cookie, and pages for this cookie are made for this
 * browser alone.
 */
export class Overrides {
  constructor(
    private readonly settings: OverrideSettings,
    private readonly store: Pick<ReleaseStore, 'read'>,
  ) {}

  /** The link that sets the cookie, and the call that takes it away. */
  routes(app: FastifyInstance): void {
    const { secret, isSecure } = this.settings;
    if (!secret) return;
    const cookie = (value: string, seconds: number) =>
      `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    app.get<{ Querystring: { grant?: string; to?: string } }>(OVERRIDE_PATH, async ({ query }, reply) => {
      const { grant = '', to = '/' } = query;
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const read = readGrant(secret, grant);
      const problem = read.success ? await this.#problemOf(read.grant.overrides) : read.problem;
      if (problem || !read.success)
        return reply
          .code(403)
          .type('text/plain; charset=utf-8')
          .send(REFUSED[problem ?? 'forged']);
      const seconds = Math.floor(read.grant.expires - Date.now() / 1000);
      // Two slashes would lead to another site.
      return reply.header('set-cookie', cookie(grant, seconds)).redirect(/^\/(?![/\\])/.test(to) ? to : '/', 303);
    });
    app.delete(OVERRIDE_PATH, (_request, reply) =>
      reply.header('set-cookie', cookie('', 0)).header('cache-control', 'no-store').code(204).send(),
    );
  }

  /** What this browser gets; undefined for all others. */
  async forBrowser(cookies: string | undefined, live: LiveComposition): Promise<Overridden | undefined> {
    const { secret } = this.settings;
    const [, text] = (secret && IN_COOKIES.exec(cookies ?? '')) || [];
    const read = secret && text ? readGrant(secret, text) : undefined;
    if (!read?.success || (await this.#problemOf(read.grant.overrides))) return undefined;
    const addresses: Record<string, string> = {};
    const slices = { ...live.manifests };
    for (const [name, override] of Object.entries(read.grant.overrides)) {
      if ('url' in override) addresses[name] = override.url;
      else slices[name] = (await this.#manifest(name, override.version)) ?? slices[name]!;
    }
    return { composition: compositionOf({ revision: live.revision, slices, history: [] }), addresses };
  }

  async #problemOf(overrides: SliceOverrides): Promise<'origin' | 'release' | undefined> {
    for (const [name, override] of Object.entries(overrides)) {
      if ('url' in override) {
        if (!isAllowedOrigin(override.url, this.settings.origins)) return 'origin';
      } else if (!(await this.#manifest(name, override.version))) return 'release';
    }
    return undefined;
  }

  async #manifest(name: string, version: string) {
    const text = await this.store.read(`${name}/${version}/slice.json`).catch(() => undefined);
    return text === undefined ? undefined : sliceManifest.safeParse(JSON.parse(text.toString())).data;
  }
}
