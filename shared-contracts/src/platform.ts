import { createContext, useContext, type ComponentType } from 'react';
import type { PageModule, SlotModule } from './page';
import type { AppStore } from './store';

/** How getting a slice's module ended (SH-18). */
export type LoadResult<Module = PageModule | SlotModule> =
  { success: true; module: Module } | { success: false; failure: LoadFailure };

export interface LoadFailure {
  slice: string;
  version: string;
  reason: 'unknown' | 'incompatible' | 'timeout' | 'network' | 'evaluation' | 'exports' | 'crashed';
  message: string;
}

/** A promise that React's `use()` reads without suspending, once its result is there. */
export function track<T>(promise: Promise<T>): Promise<T> {
  const marks = promise as { status?: string; value?: T };
  promise.then(
    (value) => Object.assign(marks, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(marks, { status: 'rejected', reason }),
  );
  return promise;
}

/** Whether the result of a tracked promise is there; React marks one that is on its way as `pending`. */
export const isThere = ({ status }: Promise<unknown> & { status?: string }): boolean =>
  status === 'fulfilled' || status === 'rejected';

/** A result that is there already, in the form `use()` takes. */
export const settled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** A filled slot as a page used it; the server tells the browser which ones to have ready before hydrating. */
export interface UsedSlot {
  id: string;
  props: object;
  /** Its content is in the HTML. */
  rendered: boolean;
}

/** What the shell shows in the place of a slice that is on its way or did not arrive. */
export interface PlatformViews {
  Loading: ComponentType;
  /** `onRetry` ends when the slice is tried again. */
  Unavailable: ComponentType<{ onRetry: () => Promise<void>; failure: LoadFailure }>;
}

interface PlatformOptions {
  store: AppStore;
  /** Slot → module id (`slice/expose`), from the registry. */
  slots: Readonly<Record<string, string>>;
  /** Gets a module; never rejects. */
  load: (id: string) => Promise<LoadResult>;
  views: PlatformViews;
  /** Told of a slice whose code threw outside of rendering: in `load` or `head`. */
  onCrash?: (failure: LoadFailure, error: unknown) => void;
  /** The address of the page; default: the browser's. */
  address?: () => URL;
}

/** What holds the slices of one page together: one per page in the browser, one per request on the server. */
export class Platform {
  readonly store: AppStore;
  readonly slots: Readonly<Record<string, string>>;
  readonly views: PlatformViews;
  readonly load: (id: string) => Promise<LoadResult>;
  readonly #address: () => URL;
  readonly #onCrash: PlatformOptions['onCrash'];
  readonly #departures = new Set<() => void>();
  readonly #fillings = new Map<
    string,
    { id: string; props: object; content: Promise<LoadResult<SlotModule>>; rendered: boolean }
  >();

  constructor({ store, slots, load, views, onCrash, address = () => new URL(window.location.href) }: PlatformOptions) {
    this.store = store;
    this.slots = slots;
    this.load = load;
    this.views = views;
    this.#address = address;
    this.#onCrash = onCrash;
  }

  /** The filling of a slot with its data: there on the server, on the way in the browser. The same call gives the same promise. */
  filling(id: string, props: object): Promise<LoadResult<SlotModule>> {
    const key = `${id} ${JSON.stringify(props)}`;
    const known = this.#fillings.get(key);
    if (known) return known.content;
    const filling = { id, props, content: track(this.#fill(id, props)), rendered: false };
    void filling.content.then(({ success }) => (filling.rendered = success));
    this.#fillings.set(key, filling);
    return filling.content;
  }

  async #fill(id: string, props: object): Promise<LoadResult<SlotModule>> {
    const result = (await this.load(id)) as LoadResult<SlotModule<object>>;
    if (!result.success) return result;
    try {
      const data = result.module.load?.(this.store, props, this.#address());
      if (typeof window === 'undefined') await data;
      else data?.catch((error: unknown) => void this.crashed(id, error));
      return result as LoadResult<SlotModule>;
    } catch (error) {
      return { success: false, failure: this.crashed(id, error) };
    }
  }

  /** Makes a failure of what a slice's code threw outside of rendering, and tells whoever reports it (SH-18). */
  crashed(id: string, error: unknown): LoadFailure {
    const [slice = ''] = id.split('/');
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    const failure: LoadFailure = { slice, version: '', reason: 'crashed', message };
    this.#onCrash?.(failure, error);
    return failure;
  }

  /** To be called when the visitor goes elsewhere, before the next page is rendered. */
  depart(): void {
    for (const depart of this.#departures) depart();
  }

  /** Calls `listener` at each departure; gives the function that ends it. */
  onDeparture(listener: () => void): () => void {
    this.#departures.add(listener);
    return () => void this.#departures.delete(listener);
  }

  /** Forgets a filling, so that it is really loaded again (a failure stays remembered otherwise). */
  forget(id: string, props: object): void {
    this.#fillings.delete(`${id} ${JSON.stringify(props)}`);
  }

  /** Every slot filling that was asked for so far. */
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
