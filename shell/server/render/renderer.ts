import { RenderPool, type PoolAnswer, type PoolOptions } from './pool';

export type RendererAnswer = PoolAnswer | { success: false; reason: 'paused' | 'no-pool' };

export interface RendererOptions {
  /** Makes the pool of a composition. */
  poolFor: (compositionId: string) => PoolOptions;
  /** Time-outs of one route before its rendering pauses. Default 3. */
  maxStrikes?: number;
  /** Default one minute. */
  pauseMs?: number;
}

/** One pool per composition: the next one is ready before the last one ends. A route that hangs is not rendered for a while. */
export class Renderer {
  readonly #pools = new Map<string, RenderPool>();
  readonly #strikes = new Map<string, { count: number; until: number }>();
  /** Pools that finish what they are rendering. */
  #leaving: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: RendererOptions) {}

  /**
   * Makes a composition the live one; requests go on meanwhile. Rejects when it does not start, and keeps the old one. Nobody
   * waits for the old ones to end: until the caller has moved on, there would be no pool for what it asks.
   */
  async use(compositionId: string): Promise<void> {
    if (!this.#pools.has(compositionId)) {
      const pool = new RenderPool(this.options.poolFor(compositionId));
      try {
        await pool.ready();
      } catch (error) {
        await pool.close();
        throw error;
      }
      this.#pools.set(compositionId, pool);
    }
    const old = [...this.#pools].filter(([id]) => id !== compositionId);
    for (const [id] of old) this.#pools.delete(id);
    this.#leaving = Promise.all([this.#leaving, ...old.map(([, pool]) => pool.close())]);
  }

  /** Renders; `routeKey` names what is rendered, and three time-outs of it pause it for a minute. */
  async render(compositionId: string, routeKey: string, url: string, client?: string): Promise<RendererAnswer> {
    const { maxStrikes = 3, pauseMs = 60_000 } = this.options;
    const key = `${compositionId} ${routeKey}`;
    const strikes = this.#strikes.get(key) ?? { count: 0, until: 0 };
    if (strikes.until > Date.now()) return { success: false, reason: 'paused' };
    const pool = this.#pools.get(compositionId);
    if (!pool) return { success: false, reason: 'no-pool' };
    const answer = await pool.render(url, client);
    if (!answer.success && (answer.reason === 'time-out' || answer.reason === 'worker-lost')) {
      const isLast = strikes.count + 1 >= maxStrikes;
      this.#strikes.set(
        key,
        isLast ? { count: 0, until: Date.now() + pauseMs } : { count: strikes.count + 1, until: 0 },
      );
    } else if (answer.success) this.#strikes.delete(key);
    return answer;
  }

  async close(): Promise<void> {
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all([this.#leaving, ...pools.map((pool) => pool.close())]);
  }
}
