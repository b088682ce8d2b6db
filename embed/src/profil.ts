import { ATTRIBUTES, PflegeProfil } from './element/element';
import { optionOf, type ProfileOptions } from './options';

const NAME = 'pflege-profil';

if (!customElements.get(NAME)) customElements.define(NAME, PflegeProfil);

/** The options of `<pflege-profil>`; only `slug` is required. */
export type MountOptions = Pick<ProfileOptions, 'slug'> &
  Partial<Omit<ProfileOptions, 'slug' | 'parts'>> & {
    parts?: ProfileOptions['parts'];
    /** An alias of `key` for components: React keeps a property `key` for itself. */
    widgetKey?: string;
    onLoad?: (detail: { slug: string; version: string; height: number }) => void;
    /** Return false to take over: then the link is not followed. */
    onContact?: (detail: { slug: string; channel: 'message' | 'phone' | 'website' }) => boolean | void;
    onError?: (detail: { slug: string; kind: string }) => void;
  };

export interface MountedProfile {
  /** Changes the given options; the others stay. */
  update: (options: Partial<MountOptions>) => void;
  /** Removes the profile with all listeners. */
  unmount: () => void;
}

const listeners = { onLoad: 'pp-load', onContact: 'pp-contact', onError: 'pp-error' } as const;

/** Shows a profile in an element of the page, whichever framework made it (EM-05). */
export function mount(target: Element, options: MountOptions): MountedProfile {
  if (typeof (target as Element | null | undefined)?.append !== 'function')
    throw new TypeError('pflege-profil: mount() needs an element of the page for the profile, and got none.');
  let current: Partial<MountOptions> = {};
  const element = document.createElement(NAME);
  const ended = new AbortController();
  for (const [option, event] of Object.entries(listeners) as [keyof typeof listeners, string][]) {
    element.addEventListener(
      event,
      (happened) => {
        const answer = current[option]?.((happened as CustomEvent<never>).detail);
        if (answer === false) happened.preventDefault();
      },
      { signal: ended.signal },
    );
  }
  const update = (changes: Partial<MountOptions>) => {
    current = { ...current, ...changes };
    for (const name of ATTRIBUTES) {
      const value = current[optionOf(name)];
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, Array.isArray(value) ? value.join(' ') : String(value));
    }
  };
  update(options);
  target.append(element);
  return {
    update,
    unmount: () => {
      element.remove();
      ended.abort();
    },
  };
}
