import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sent } from './outcome';

const TICK_MS = 10;
/** A visitor who waits longer has gone. */
const PATIENCE_MS = 10_000;
/** One of so many requests is a write. */
const WRITE_EVERY = 20;
const CAPACITY_CLIENTS = 10;
const PROFILES = 20;

export const TITLE = 'Nachweis ';

interface Post {
  body: string;
}

type Answer = Pick<Sent, 'status' | 'mayRetry'>;

/** As browsers do, connections are used again, but not those that the site may just close. */
const agent = new Agent({ keepAlive: true, timeout: 3000 });

/** Sends one request. The status is 0 without a whole answer. */
const ask = (url: string, post?: Post): Promise<Answer> =>
  new Promise((resolve) => {
    const fail = (): void => resolve({ status: 0, mayRetry: false });
    const call = request(url, {
      method: post ? 'POST' : 'GET',
      headers: post ? { 'content-type': 'application/json' } : {},
      agent,
    });
    const patience = setTimeout(() => call.destroy(), PATIENCE_MS);
    call.once('close', () => clearTimeout(patience));
    call.once('response', (response) => {
      const { statusCode = 0, headers } = response;
      response.resume();
      response.once('end', () => resolve({ status: statusCode, mayRetry: headers['retry-after'] !== undefined }));
      response.once('error', fail);
    });
    call.once('error', fail);
    call.end(post?.body);
  });

interface Addressee {
  id: number;
  owner: number | null;
}

/**
 * Visitors of the site: they open the first page, lists of results and profiles, search and read by the API, and one of
 * twenty requests is a message to a provider. Nothing is sent again.
 */
export class Traffic {
  sent: Sent[] = [];
  private writes = 0;
  private underWay: Promise<void>[] = [];
  private running: Promise<void> | undefined;
  private isStopped = false;

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
    for (const path of [...this.reads, ...this.reads]) await ask(this.origin + path);
  }

  /** Answers a second to a few clients that send without a pause. */
  async capacity(durationMs: number): Promise<number> {
    const begin = performance.now();
    let answers = 0;
    const client = async (): Promise<void> => {
      while (performance.now() - begin < durationMs) {
        await this.send();
        answers++;
      }
    };
    await Promise.all(Array.from({ length: CAPACITY_CLIENTS }, client));
    return (answers * 1000) / (performance.now() - begin);
  }

  /** Sends a number of requests a second, whether or not others have been answered, until it is stopped. */
  start(rate: number): void {
    this.sent = [];
    this.underWay = [];
    this.isStopped = false;
    this.running = this.run(rate);
  }

  /** @returns what was sent since the start, when all of it has been answered */
  async stop(): Promise<Sent[]> {
    this.isStopped = true;
    await this.running;
    await Promise.all(this.underWay);
    return this.sent;
  }

  private async run(rate: number): Promise<void> {
    const begin = performance.now();
    for (let count = 0; !this.isStopped; await delay(TICK_MS))
      for (const due = ((performance.now() - begin) / 1000) * rate; count < due; count++)
        this.underWay.push(this.send());
  }

  private async send(): Promise<void> {
    const index = this.sent.length;
    const isWrite = index % WRITE_EVERY === WRITE_EVERY - 1;
    const number = isWrite ? ++this.writes : undefined;
    const path = isWrite ? '/api-backend/message/' : (this.reads[index % this.reads.length] ?? '/');
    const one: Sent = { number, path, at: Date.now(), ms: 0, status: undefined, mayRetry: false };
    this.sent.push(one);
    const answer = ask(this.origin + path, isWrite ? this.message(number) : undefined);
    Object.assign(one, await answer, { ms: Date.now() - one.at });
  }

  private message(number = 0): Post {
    const { id, owner } = this.to;
    const contact_info = { name: 'Nele', lastname: 'Nachweis', email: `nele-${number}@example.org` };
    const message = {
      title: `${TITLE}${number}`,
      content: 'Haben Sie einen Platz frei?',
      company: id,
      recipient: owner,
    };
    return { body: JSON.stringify({ ...message, contact_info }) };
  }
}
