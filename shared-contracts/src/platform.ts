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

/** A result that is there already, in the form `use()` takes. */
export function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

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
  Unavailable: ComponentType<{ onRetry: () => void; failure: LoadFailure }>;
}

interface PlatformOptions {
  store: AppStore;
  /** Slot → module id (`slice/expose`), from the registry. */
  slots: Readonly<Record<string, string>>;
  /** Gets a module; never rejects. */
  load: (id: string) => Promise<LoadResult>;
  views: PlatformViews;
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
  readonly #fillings = new Map<
    string,
    { id: string; props: object; content: Promise<LoadResult<SlotModule>>; rendered: boolean }
  >();

  constructor({ store, slots, load, views, address = () => new URL(window.location.href) }: PlatformOptions) {
    this.store = store;
    this.slots = slots;
    this.load = load;
    this.views = views;
    this.#address = address;
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
    const data = result.module.load?.(this.store, props, this.#address());
    if (typeof window === 'undefined') await data;
    return result as LoadResult<SlotModule>;
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
