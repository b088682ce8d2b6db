import { queryOf, readOptions, type ProfileOptions } from '../options';
import { texts } from '../view/texts';
import { fragmentsUrl, version } from './base';
import { addStyles, frameIn, keepFocus, stateOf } from './frame';
import { failureOf, fragmentIn, loadFragment, mayRecover, widgetRefusal } from './load';
import type { FailureKind, Fragment } from './load';
import { liveLoads, loadLive } from './load-live';
import { untilLoaded } from './tries';

/** Attributes of `<pflege-profil>`. A change of any but the theme and the height loads the profile again. */
export const ATTRIBUTES = ['slug', 'view', 'parts', 'theme', 'heading-level', 'height', 'key', 'widget-key'] as const;

/**
 * `<pflege-profil slug="…">`: a provider's profile in a shadow root (EM-05). It shows the HTML of the server first and loads the
 * code that makes it interactive afterwards. It uses no cookie, no storage and no global variable. The content of the element, a
 * link to the profile, stays visible without script.
 */
export class PflegeProfil extends HTMLElement {
  static readonly observedAttributes = [...ATTRIBUTES];

  #root: ShadowRoot | null = null;
  /** This script has replaced the HTML of the page's server, or has made it interactive. */
  #isOwn = false;
  /** The profile in the frame, and what ends its code. */
  #shown: { slug: string; end?: () => void } | undefined;
  /** Ends what runs for the current options: requests and listeners. The profile stays. */
  #current: AbortController | undefined;
  #isQueued = false;
  #slug = '';

  connectedCallback(): void {
    this.#queue();
  }

  disconnectedCallback(): void {
    // An element that is only moved is connected again before the microtask.
    this.#queue();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#current) return;
    if (name === 'theme' || name === 'height') this.#frame();
    else {
      this.#end();
      this.#queue();
    }
  }

  /** Several changes in one task are one. */
  #queue(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      if (!this.isConnected) {
        this.#end();
        this.#forget();
      } else if (!this.#current) void this.#show();
    });
  }

  #end(): void {
    this.#current?.abort();
    this.#current = undefined;
  }

  /** Ends the code of the shown profile, which empties it. */
  #forget(): void {
    this.#shown?.end?.();
    this.#shown = undefined;
  }

  async #show(): Promise<void> {
    const current = new AbortController();
    this.#current = current;
    const { signal } = current;
    const options = this.#options();
    const own = this.#isOwn ? undefined : fragmentIn(this.shadowRoot ?? this.attachInternals?.().shadowRoot);
    if (own) this.#shown = { slug: own.profile.slug };
    this.#slug = options.slug;
    this.#root ??= this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    addStyles(this.#root);
    this.#root.addEventListener('click', (event) => this.#reportContact(event), { signal });
    try {
      // Attributes may have changed since the server of the page put it in.
      const isWanted = own?.profile.slug === options.slug && own.root.dataset.query === queryOf(options);
      const delivered = isWanted ? own : undefined;
      const fragment = delivered ?? (await this.#load(options, signal));
      if (signal.aborted) return;
      if (!delivered) this.#replace(fragment.root);
      this.#frame();
      this.#shown = { slug: options.slug };
      const refusal = widgetRefusal(options, fragment.profile);
      if (refusal) this.#emit('pp-error', { slug: this.#slug, kind: refusal });
      await this.#start(fragment, options, signal);
    } catch (error) {
      if (!signal.aborted) this.#fail(failureOf(error));
    }
  }

  /** The element around the profile, with the current theme and height. */
  #frame(): HTMLElement | undefined {
    return this.#root ? frameIn(this.#root, this.#options()) : undefined;
  }

  /** Shows something else in the frame, with the focus if that was there. */
  #replace(content: HTMLElement): void {
    const frame = this.#frame();
    if (!frame) return;
    this.#isOwn = true;
    keepFocus(frame, content, () => {
      this.#forget();
      frame.replaceChildren(content);
    });
  }

  #options(): ProfileOptions {
    return readOptions((name) => this.getAttribute(name));
  }

  #load(options: ProfileOptions, signal: AbortSignal): Promise<Fragment> {
    // Another view of the same profile replaces the one before once it is there.
    const isKept = this.#shown?.slug === options.slug;
    if (!isKept) this.#replace(stateOf(texts.loading));
    return untilLoaded({
      load: () => loadFragment(fragmentsUrl, options, signal),
      textOf: (kind) => (isKept ? texts.failedAgain : texts.failed[kind]),
      loading: texts.loading,
      show: (message) => {
        if (isKept) return this.#frame()?.append(message);
        message.firstElementChild?.after(...this.#link());
        this.#replace(message);
      },
      onFailure: (kind) => this.#emit('pp-error', { slug: this.#slug, kind }),
      signal,
    });
  }

  /** Makes the HTML interactive. It stays readable while the code for that is missing. */
  async #start({ root, profile }: Fragment, options: ProfileOptions, signal: AbortSignal): Promise<void> {
    await firstPictureShown(root);
    const isCurrent = root.getAttribute('data-version') === version;
    await untilLoaded({
      load: async () => {
        const { start } = await loadLive();
        signal.throwIfAborted();
        this.#isOwn = true;
        this.#shown = { slug: options.slug, end: start({ container: root, isCurrent, profile, options }) };
      },
      textOf: () => texts.failedCode,
      loading: texts.loadingCode,
      show: (message) => root.after(message),
      onFailure: () => this.#emit('pp-error', { slug: this.#slug, kind: 'code' }),
      loads: liveLoads,
      signal,
    });
    if (signal.aborted) return;
    const message = root.nextElementSibling;
    if (message) keepFocus(message, root, () => message.remove());
    this.#emit('pp-load', { slug: profile.slug, version, height: this.offsetHeight });
  }

  #fail(kind: FailureKind): void {
    this.#replace(stateOf(texts.failed[kind], ...(mayRecover(kind) ? this.#link() : [])));
    this.#emit('pp-error', { slug: this.#slug, kind });
  }

  /** A copy of the link in the element, if it has one. */
  #link(): Node[] {
    const link = this.querySelector('a');
    return link ? [link.cloneNode(true)] : [];
  }

  #reportContact(event: Event): void {
    const link = (event.target as Element).closest<HTMLElement>('[data-pp-contact]');
    const channel = link?.dataset.ppContact;
    if (channel && !this.#emit('pp-contact', { slug: this.#slug, channel })) event.preventDefault();
  }

  /** False if the page has cancelled it. */
  #emit(name: string, detail: Record<string, unknown>): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }
}

const PICTURE_WAIT_MS = 1500;

/** Waits for the picture that visitors see first, so that the code does not compete with it for a slow connection. */
async function firstPictureShown(root: Element): Promise<void> {
  const picture = root.querySelector<HTMLImageElement>('img[loading="eager"]');
  if (!picture || picture.complete) return;
  const ended = new AbortController();
  await new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) picture.addEventListener(event, () => resolve(), ended);
    const timer = setTimeout(resolve, PICTURE_WAIT_MS);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  ended.abort();
}
