import { setTimeout as delay } from 'node:timers/promises';
import { hasSucceeded, isRead, outcomeOf, rowOf, TABLE_HEAD, type Sent } from './outcome';
import { serverOf } from '../../testing/replica-cluster';
import type { Program } from './program';
import type { Site } from './site';
import { away, overload, slowClients, soak, type Strain } from './strain';
import { TITLE, Traffic } from './traffic';

/** The balancer asks every second. */
const BALANCER_MS = 2500;
/** As in haproxy.cfg: the balancer sends a new shell few requests at first. */
const SLOW_START_MS = 10_000;
/** Slices are live up to 10 s after their publication; the seconds after that count, too. */
const GOES_LIVE_MS = 20_000;
/** Failed requests that are named. */
const SHOWN = 20;

/** What is killed, one kind after the other. */
export const KILLED = ['api', 'shell', 'replica', 'primary'] as const;
type Killed = (typeof KILLED)[number];

/** How often or how long; 0 leaves a part out. */
export const FULL = {
  kills: 20,
  restarts: 5,
  upgrades: 3,
  overloads: 5,
  /** Clients at once. */
  slow: 1000,
  /** Seconds without mail server and store, and with full disks. */
  away: 600,
  /** Minutes. */
  soak: 30,
  /** Requests a second; 0: half of what the machine carries. */
  rate: 0,
};

export type Plan = typeof FULL & {
  killed: readonly Killed[];
  /** The built repository of the release to come; the site runs the former one. */
  next?: string;
  /** Whether the site has disks that can be filled. */
  disks: boolean;
  say: (text: string) => void;
};

/** Kills and restarts the parts of a site under traffic. @returns whether the limits were kept */
export const prove = async (site: Site, plan: Plan) => new Proof(site, await Traffic.of(site.origin), plan).run();

class Proof {
  private isGood = true;
  private rate = 0;

  constructor(
    private readonly site: Site,
    private readonly traffic: Traffic,
    private readonly plan: Plan,
  ) {}

  async run(): Promise<boolean> {
    const { site, plan } = this;
    await this.traffic.warmUp();
    const capacity = await this.traffic.capacity();
    this.rate = plan.rate || Math.round(capacity / 2);
    plan.say(`${Math.round(capacity)} answers a second to ten clients; ${this.rate} requests a second from here on`);
    plan.say(TABLE_HEAD);
    const killProgram =
      (programs: readonly Program[], wholeAfterMs = 0) =>
      async (round: number) => {
        const killed = programs[round % programs.length];
        killed?.kill();
        await killed?.ready();
        await delay(wholeAfterMs);
      };
    const killServer = (name: 'primary' | 'replica') => async () => {
      process.kill(serverOf(site.file(name)), 'SIGKILL');
      await this.untilWhole();
    };
    const kills: Record<Killed, [string, (round: number) => Promise<void>]> = {
      api: ['an API', killProgram(site.apis)],
      shell: ['a shell', killProgram(site.shells, SLOW_START_MS)],
      replica: ['the replica', killServer('replica')],
      primary: ['the primary', killServer('primary')],
    };
    for (const part of plan.killed) await this.kills(`kill -9 of ${kills[part][0]}`, kills[part][1]);
    await this.restarts();
    await this.upgrades();
    for (let round = 0; round < plan.overloads; round++) this.note(await overload(this.traffic, capacity, this.rate));
    if (plan.slow) this.note(await slowClients(site, this.traffic, plan.slow, this.rate));
    if (plan.disks) {
      await this.fullDisk('full disk of data and releases', ['data', 'releases1', 'releases2']);
      await this.fullDisk('full disk of the primary', ['primary']);
    }
    if (plan.away) this.note(await away(site, this.traffic, plan.away, this.rate));
    if (plan.soak) this.note(await soak(site, this.traffic, plan.soak, this.rate));
    return this.isGood;
  }

  private note({ line, isGood }: Strain): void {
    this.plan.say(line);
    this.isGood &&= isGood;
  }

  private async kills(fault: string, kill: (round: number) => Promise<void>): Promise<void> {
    if (this.plan.kills === 0) return;
    const faults: number[] = [];
    const sent = await this.traffic.during(this.rate, async () => {
      for (let round = 0; round < this.plan.kills; round++) {
        await delay(BALANCER_MS);
        faults.push(Date.now());
        await kill(round);
      }
      await delay(BALANCER_MS);
    });
    await this.judge(fault, faults.length, sent, faults);
  }

  /** Writes may be refused while the disk is full, and all is well again when it is not. */
  private async fullDisk(fault: string, folders: Parameters<Site['fill']>[0]): Promise<void> {
    const sent = await this.traffic.during(this.rate, async () => {
      const disks = this.site.fill(folders);
      await delay(this.plan.away * 1000);
      disks.free();
      await this.untilWhole();
    });
    await this.judge(fault, 1, sent, []);
    await this.judge('after it', 1, await this.traffic.during(this.rate, () => delay(BALANCER_MS)));
  }

  private async restarts(): Promise<void> {
    const { restarts } = this.plan;
    if (restarts === 0) return;
    const sent = await this.traffic.during(this.rate, async () => {
      for (let round = 0; round < restarts; round++) await this.restartAll([...this.site.apis, ...this.site.shells]);
    });
    await this.judge('rolling restart', restarts, sent);
  }

  /** As docs/operations.md says: the schema, the APIs one after the other, the shells, the slices; back in the opposite order. */
  private async upgrades(): Promise<void> {
    const { site, plan } = this;
    const { next, upgrades } = plan;
    if (!next || upgrades === 0) return;
    const former = site.release;
    const sent = await this.traffic.during(this.rate, async () => {
      for (let round = 0; round < upgrades; round++) {
        site.release = next;
        await site.migrate();
        await this.restartAll([...site.apis, ...site.shells]);
        await this.publish();
        if (round === upgrades - 1) break;
        site.release = former;
        await this.publish();
        await this.restartAll([...site.shells, ...site.apis]);
      }
    });
    await this.judge('rolling upgrade, and back between them', upgrades, sent);
  }

  private async publish(): Promise<void> {
    await this.site.publish();
    await delay(GOES_LIVE_MS);
  }

  private async restartAll(programs: readonly Program[]): Promise<void> {
    for (const program of programs) {
      await program.restart();
      await delay(BALANCER_MS);
      if (this.site.shells.includes(program)) await delay(SLOW_START_MS);
    }
  }

  private async judge(fault: string, times: number, sent: Sent[], faults?: number[]): Promise<void> {
    const outcome = outcomeOf(sent, faults ?? [], await this.stored());
    this.plan.say(rowOf(fault, times, outcome));
    const { failed, lost, doubled, writes } = outcome;
    // A killed server may refuse writes for a moment; a restart may not.
    if (failed.later + lost + doubled + (faults ? 0 : writes.refused) > 0) this.isGood = false;
    const unexpected = faults ? sent.filter(isRead) : sent;
    for (const line of failuresOf(unexpected, faults)) this.plan.say(line);
  }

  /** The numbers of the stored messages. */
  private async stored(): Promise<number[]> {
    const rows = await this.site.query<{ title: string }>(`select title from message where title like '${TITLE}%'`);
    return rows.map(({ title }) => Number(title.slice(TITLE.length)));
  }

  /** Waits until every API has both databases. */
  private async untilWhole(): Promise<void> {
    for (const api of this.site.apis)
      for (;;) {
        const answer = await fetch(api.readyUrl).catch(() => undefined);
        const { status } = ((await answer?.json().catch(() => undefined)) ?? {}) as { status?: string };
        if (status === 'ok') break;
        await delay(50);
      }
  }
}

/** The first reads and writes that failed, by status and by the time since the last fault. */
const failuresOf = (sent: readonly Sent[], faults: readonly number[] = []): string[] =>
  sent
    .filter((one) => !hasSucceeded(one))
    .slice(0, SHOWN)
    .map(({ status, path, at, ms }) => {
      const fault = faults.findLast((moment) => moment <= at + ms);
      const since = fault === undefined ? '' : `, sent ${at - fault} ms after the fault`;
      return `  ${status} after ${ms} ms${since}: ${path}`;
    });
