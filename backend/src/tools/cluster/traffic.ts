import { Agent } from 'node:http';
import { ask, capacityOf, sendAtRate } from '../http-load';
import type { Sent } from './outcome';

/** A visitor who waits longer has gone. */
const PATIENCE_MS = 10_000;
/** One of so many requests is a write. */
const WRITE_EVERY = 20;
const PROFILES = 20;

export const TITLE = 'Nachweis ';

/** As browsers do, connections are used again, but not those that the site may just close. */
const agent = new Agent({ keepAlive: true, timeout: 3000 });

interface Addressee {
  id: number;
  owner: number | null;
}

/**
 * Visitors of the site: they open the first page, lists of results and profiles, search and read by the API, and one of
 * twenty requests is a message to a provider. Nothing is sent again.
 */
export class Traffic {
  private count = 0;
  private writes = 0;

  private constructor(
    private readonly origin: string,
    private readonly reads: readonly string[],
    private readonly to: Addressee,
  ) {}

  static async of(origin: string): Promise<Traffic> {
    const json = async (path: string): Promise<unknown> => (await fetch(origin + path)).json();
    const town = `city_slug=${encodeURIComponent('köln')}&radius=50`;
    const found = (await json(`/api-backend/company/search/?${town}`)) as { results: { slug: string }[] };
    const profiles = found.results
      .slice(0, PROFILES)
      .flatMap(({ slug }, number) => [
        `/pflegeanbieter/profiles/${slug}`,
        `/api-backend/company/by-slug/${slug}/`,
        `/suche/pflegeanbieter/${encodeURIComponent('köln')}?page=${number + 2}`,
        `/api-backend/company/search/?${town}&page=${number + 1}`,
      ]);
    const addressee = (await json('/api-backend/company/by-slug/beispiel/')) as Addressee;
    return new Traffic(origin, ['/', ...profiles], addressee);
  }

  /** Asks every read twice, so that both shells have rendered. */
  async warmUp(): Promise<void> {
    for (const path of [...this.reads, ...this.reads]) await ask(this.origin + path, { agent });
  }

  /** Answers a second to a few clients that send without a pause. */
  capacity = (): Promise<number> => capacityOf(() => this.send());

  /** Sends a number of requests a second during some work. @returns what was sent */
  async during(rate: number, work: () => Promise<unknown>): Promise<Sent[]> {
    let isOver = false;
    const sent = sendAtRate(
      rate,
      () => this.send(),
      () => isOver,
    );
    await work();
    isOver = true;
    return sent;
  }

  private async send(): Promise<Sent> {
    const index = this.count++;
    const isWrite = index % WRITE_EVERY === WRITE_EVERY - 1;
    const number = isWrite ? ++this.writes : undefined;
    const path = isWrite ? '/api-backend/message/' : (this.reads[index % this.reads.length] ?? '/');
    const at = Date.now();
    const body = number === undefined ? undefined : this.message(number);
    const answer = await ask(this.origin + path, { agent, patienceMs: PATIENCE_MS, body });
    return { number, path, at, ...answer, ms: Date.now() - at };
  }

  private message(number: number): string {
    const { id, owner } = this.to;
    return JSON.stringify({
      ...{ title: `${TITLE}${number}`, content: 'Haben Sie einen Platz frei?', company: id, recipient: owner },
      contact_info: { name: 'Nele', lastname: 'Nachweis', email: `nele-${number}@example.org` },
    });
  }
}
