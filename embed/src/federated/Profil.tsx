import { Component, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PropsWithChildren, RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { fragmentsUrl, version } from '../element/base';
import { addStyles, focusIn, frameIn, keepFocus } from '../element/frame';
import { failureOf, loadFragment, widgetRefusal, type FailureKind } from '../element/load';
import { untilLoaded } from '../element/tries';
import { optionOf, readOptions, type ProfileOptions } from '../options';
import type { MountOptions } from '../profil';
import { Profile } from '../view/Profile';
import type { ProfileView } from '../view/profile-view';
import { texts } from '../view/texts';

type Props = PropsWithChildren<{ content: RefObject<HTMLElement | null> }>;

/** Moves the focus to `content` if a change of the children removes the element that has it. React tells only classes in time. */
class FocusKeeper extends Component<Props> {
  override getSnapshotBeforeUpdate() {
    return this.props.content.current && focusIn(this.props.content.current);
  }

  override componentDidUpdate(_props: Props, _state: unknown, restore: ((next: HTMLElement) => void) | null): void {
    if (this.props.content.current) restore?.(this.props.content.current);
  }

  override render() {
    return this.props.children;
  }
}

type Loaded =
  | { kind: 'loading' }
  | { kind: 'ready'; slug: string; profile: ProfileView }
  /** A message with a button for another try is shown. */
  | { kind: 'retrying' }
  | { kind: 'failed'; reason: FailureKind };

const LOADING: Loaded = { kind: 'loading' };

/**
 * `./Profil` of the federation container: the profile as a component that runs in the React of its host, in a shadow root of its own
 * (EM-05). Its properties are the options of `mount`.
 */
export default function Profil(given: MountOptions) {
  const options = readOptions((name) => {
    const value = given[optionOf(name)];
    return Array.isArray(value) ? value.join(' ') : value && String(value);
  });
  const { slug, theme, height } = options;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // A host that hides the profile, because another part of the page suspends, sets refs to null until it is shown again.
  const keepContent = useCallback((node: HTMLDivElement | null) => {
    if (node) content.current = node;
  }, []);
  const loaded = useLoaded(options, given, place, content);

  useLayoutEffect(() => {
    const root = place.current && (place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' }));
    if (!root) return;
    addStyles(root);
    setContainer(frameIn(root, { theme, height }));
  }, [theme, height]);

  const reportContact = useEffectEvent((event: Event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-pp-contact]');
    const channel = link?.dataset.ppContact as 'message' | 'phone' | 'website' | undefined;
    if (channel && given.onContact?.({ slug, channel }) === false) event.preventDefault();
  });
  useEffect(() => {
    const ended = new AbortController();
    container?.addEventListener('click', (event) => reportContact(event), ended);
    return () => ended.abort();
  }, [container]);

  return (
    <div ref={place}>
      {container &&
        createPortal(
          <div className="pp-root" ref={keepContent}>
            <FocusKeeper content={content}>
              {loaded.kind === 'ready' && <Profile profile={loaded.profile} options={options} />}
              {(loaded.kind === 'loading' || loaded.kind === 'failed') && (
                <div className="pp-state" role="status">
                  <p>{loaded.kind === 'loading' ? texts.loading : texts.failed[loaded.reason]}</p>
                </div>
              )}
            </FocusKeeper>
          </div>,
          container,
        )}
    </div>
  );
}

/** Loads the profile for the options, again after a change, and calls the functions of the host. */
function useLoaded(
  options: ProfileOptions,
  given: MountOptions,
  place: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): Loaded {
  const { slug, view, headingLevel, key } = options;
  const parts = options.parts.join(' ');
  const [loaded, setLoaded] = useState<Loaded>(LOADING);
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const isKept = loaded.kind === 'ready' && loaded.slug === slug;
    setLoaded((before) => (before.kind === 'ready' ? before : LOADING));
    let message: HTMLElement | undefined;
    const end = (result: Loaded) => {
      const root = content.current!;
      // A message about a profile that is kept stands beside it.
      keepFocus(root.parentElement ?? root, root, () => {
        flushSync(() => setLoaded(result));
        message?.remove();
      });
    };
    try {
      const { profile } = await untilLoaded({
        load: () => loadFragment(fragmentsUrl, options, signal),
        textOf: (kind) => (isKept ? texts.failedAgain : texts.failed[kind]),
        loading: texts.loading,
        show: (shown) => {
          message = shown;
          if (isKept) return content.current?.after(message);
          flushSync(() => setLoaded({ kind: 'retrying' }));
          content.current?.append(message);
        },
        onFailure: (kind) => given.onError?.({ slug, kind }),
        signal,
      });
      if (signal.aborted) return;
      end({ kind: 'ready', slug, profile });
      const refusal = widgetRefusal(options, profile);
      if (refusal) given.onError?.({ slug, kind: refusal });
      given.onLoad?.({ slug, version, height: place.current?.offsetHeight ?? 0 });
    } catch (error) {
      if (signal.aborted) return;
      const reason = failureOf(error);
      end({ kind: 'failed', reason });
      given.onError?.({ slug, kind: reason });
    }
  });
  useEffect(() => {
    const ended = new AbortController();
    void load(ended.signal);
    return () => ended.abort();
  }, [slug, view, parts, headingLevel, key]);
  // Another view of the same profile is shown at once, from the data that are there.
  return loaded.kind === 'ready' && loaded.slug !== slug ? LOADING : loaded;
}
