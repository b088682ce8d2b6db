import type { LiveComposition } from '../composition';
import type { Caller, FrameHtml } from './protocol';
import { RenderPool, type PoolAnswer, type PoolOptions } from './pool';

export type RendererAnswer = PoolAnswer | { success: false; reason: 'paused' | 'no-pool' };

/** Workers that one route ended or blocked, after which its rendering pauses. */
const MAX_STRIKES = 3;
const PAUSE_MS = 60_000;

/**
 * One pool per composition. The next pools are ready before the last ones end. A route that ends or
 * blocks its workers is not rendered for a minute.
 */
export class Renderer {
  readonly #pools = new Map<string, RenderPool>();
  readonly #strikes = new Map<string, { count: number; until: number }>();
  /** Old pools that finish their renders. */
  #leaving: Promise<unknown> = Promise.resolve();

  /** `poolFor`: the options of the pool of a composition. */
  constructor(private readonly poolFor: (composition: LiveComposition) => PoolOptions) {}

  /** Starts compositions beside the others. If one does not start, the promise rejects. */
  async prepare(...compositions: readonly LiveComposition[]): Promise<void> {
    for (const composition of compositions) await this.#start(composition);
  }

  /**
   * Makes compositions live, and ends all others. Requests are answered meanwhile. If one does not start, the promise
   * rejects and the old ones stay. The promise does not wait until old pools have ended, because until then the caller
   * would request the old compositions.
   */
  async use(...compositions: readonly LiveComposition[]): Promise<void> {
    await this.prepare(...compositions);
    const old = [...this.#pools].filter(([id]) => compositions.every((one) => one.id !== id));
    for (const [id] of old) this.#pools.delete(id);
    this.#leaving = Promise.all([this.#leaving, ...old.map(([, pool]) => pool.close())]);
  }

  async #start(composition: LiveComposition): Promise<void> {
    if (this.#pools.has(composition.id)) return;
    const pool = new RenderPool(this.poolFor(composition));
    try {
      await pool.ready();
    } catch (error) {
      await pool.close();
      throw error;
    }
    this.#pools.set(composition.id, pool);
  }

  /** The frame without a page, for a page that is not rendered. Undefined if no worker of the composition could start. */
  frameOf = (compositionId: string): FrameHtml | undefined => this.#pools.get(compositionId)?.frame;

  /** Renders an address. After three lost workers of the same `routeKey` it is not rendered for a minute. */
  async render(compositionId: string, routeKey: string, url: string, caller?: Caller): Promise<RendererAnswer> {
    const key = `${compositionId} ${routeKey}`;
    const strikes = this.#strikes.get(key) ?? { count: 0, until: 0 };
    if (strikes.until > Date.now()) return { success: false, reason: 'paused' };
    const pool = this.#pools.get(compositionId);
    if (!pool) return { success: false, reason: 'no-pool' };
    const answer = await pool.render(url, caller);
    if (!answer.success && answer.reason === 'worker-lost') {
      const isLast = strikes.count + 1 >= MAX_STRIKES;
      const next = isLast ? { count: 0, until: Date.now() + PAUSE_MS } : { count: strikes.count + 1, until: 0 };
      this.#strikes.set(key, next);
    } else if (answer.success) this.#strikes.delete(key);
    return answer;
  }

  async close(): Promise<void> {
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all([this.#leaving, ...pools.map((pool) => pool.close())]);
  }
}
