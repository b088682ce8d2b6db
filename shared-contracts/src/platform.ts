import { createContext, useContext, type ComponentType } from 'react';
import type { PageModule, SlotModule } from './page';
import type { FaultPhase } from './schemas';
import type { AppStore } from './store';

/** The result of loading a slice's module (SH-18). */
export type LoadResult<Module = PageModule | SlotModule> =
  | { success: true; module: Module }
  | { success: false; failure: LoadFailure };

export interface LoadFailure {
  slice: string;
  version: string;
  reason: 'unknown' | 'incompatible' | 'timeout' | 'network' | 'evaluation' | 'exports' | 'crashed';
  message: string;
}

/** Marks a promise so that React's `use()` reads it without suspending once it has settled. */
export function track<T>(promise: Promise<T>): Promise<T> {
  const marks = promise as { status?: string; value?: T };
  promise.then(
    (value) => Object.assign(marks, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(marks, { status: 'rejected', reason }),
  );
  return promise;
}

/** Whether a tracked promise has settled; React marks others as `pending`. */
export const isThere = ({ status }: Promise<unknown> & { status?: string }): boolean =>
  status === 'fulfilled' || status === 'rejected';

/** A value as a settled promise for `use()`. */
export const settled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** A filling that the page rendered. The server lists them, so that the browser loads them before hydrating. */
export interface UsedSlot {
  id: string;
  props: object;
  /** Its content is in the HTML. */
  rendered: boolean;
}

/** Views of the shell while a slice is loading and after loading failed. */
export interface PlatformViews {
  Loading: ComponentType;
  /** `onRetry` resolves when loading has started again. */
  Unavailable: ComponentType<{ onRetry: () => Promise<void>; failure: LoadFailure }>;
}

/** The part of a page that threw outside of rendering: its `load` or its `head`. */
export type CrashPhase = Extract<FaultPhase, 'data' | 'head'>;

interface PlatformOptions {
  store: AppStore;
  /** Slot → module id (`slice/expose`), from the registry. */
  slots: Readonly<Record<string, string>>;
  /** Loads a module; never rejects. */
  load: (id: string) => Promise<LoadResult>;
  /** Loads a module for a slot without a retry button: tries until it loads. Default: `load`. */
  keepTrying?: (id: string) => Promise<LoadResult>;
  views: PlatformViews;
  /** Called when code of a slice threw outside of rendering: in `load` or `head`. */
  onCrash?: (failure: LoadFailure, error: unknown, phase: CrashPhase) => void;
  /** The address of the page; default: the browser's. */
  address?: () => URL;
}

/** Everything that the slices of a page share: one object per page in the browser, one per request on the server. */
export class Platform {
  readonly store: AppStore;
  readonly slots: Readonly<Record<string, string>>;
  readonly views: PlatformViews;
  readonly load: (id: string) => Promise<LoadResult>;
  readonly #options: PlatformOptions;
  readonly #departures = new Set<() => void>();
  readonly #fillings = new Map<string, UsedSlot & { content: Promise<LoadResult<SlotModule>> }>();

  constructor(options: PlatformOptions) {
    this.store = options.store;
    this.slots = options.slots;
    this.load = options.load;
    this.views = options.views;
    this.#options = options;
  }

  /**
   * The filling of a slot. The server waits for its data; the browser only starts loading them. The same id and props
   * return the same promise. `isQuiet`: the slot has no retry button.
   */
  filling(id: string, props: object, isQuiet = false): Promise<LoadResult<SlotModule>> {
    const key = `${id} ${JSON.stringify(props)}`;
    const known = this.#fillings.get(key);
    if (known) return known.content;
    const filling = { id, props, content: track(this.#fill(id, props, isQuiet)), rendered: false };
    void filling.content.then(({ success }) => (filling.rendered = success));
    this.#fillings.set(key, filling);
    return filling.content;
  }

  async #fill(id: string, props: object, isQuiet: boolean): Promise<LoadResult<SlotModule>> {
    const { keepTrying = this.load, address = () => new URL(window.location.href) } = this.#options;
    const result = (await (isQuiet ? keepTrying(id) : this.load(id))) as LoadResult<SlotModule<object>>;
    if (!result.success) return result;
    try {
      const data = result.module.load?.(this.store, props, address());
      if (typeof window === 'undefined') await data;
      else data?.catch((error: unknown) => void this.crashed(id, error));
      return result as LoadResult<SlotModule>;
    } catch (error) {
      return { success: false, failure: this.crashed(id, error) };
    }
  }

  /** Turns what a slice's code threw outside of rendering into a failure, and reports it (SH-18). */
  crashed(id: string, error: unknown, phase: CrashPhase = 'data'): LoadFailure {
    const [slice = ''] = id.split('/');
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    const failure: LoadFailure = { slice, version: '', reason: 'crashed', message };
    this.#options.onCrash?.(failure, error, phase);
    return failure;
  }

  /** Called before the next page is rendered. */
  depart(): void {
    for (const depart of this.#departures) depart();
  }

  /** Calls `listener` at each departure; returns a function that stops it. */
  onDeparture(listener: () => void): () => void {
    this.#departures.add(listener);
    return () => void this.#departures.delete(listener);
  }

  /** Removes a filling, so that it is loaded again; otherwise also a failure is kept. */
  forget(id: string, props: object): void {
    this.#fillings.delete(`${id} ${JSON.stringify(props)}`);
  }

  /** Every filling that was requested so far. */
  usedSlots(): UsedSlot[] {
    return [...this.#fillings.values()].map(({ id, props, rendered }) => ({ id, props, rendered }));
  }
}

export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('Slices run inside a PlatformContext; the shell provides it.');
  return platform;
}
