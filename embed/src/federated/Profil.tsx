import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fragmentsUrl, version } from '../element/base';
import { addStyles, frameIn } from '../element/frame';
import { failureOf, loadFragment, mayRecover, widgetRefusal, type FailureKind } from '../element/load';
import { optionOf, readOptions } from '../options';
import type { MountOptions } from '../profil';
import { Profile } from '../view/Profile';
import type { ProfileView } from '../view/profile-view';
import { texts } from '../view/texts';

type Loaded = { kind: 'loading' } | { kind: 'ready'; profile: ProfileView } | { kind: 'failed'; reason: FailureKind };

/**
 * `./Profil` of the federation container: the profile as a component that runs in the React of its host, in a shadow root of its own
 * (EM-05). Its properties are the options of `mount`.
 */
export default function Profil(given: MountOptions) {
  const options = readOptions((name) => {
    const value = given[optionOf(name)];
    return Array.isArray(value) ? value.join(' ') : value && String(value);
  });
  const { slug, view, headingLevel, key, theme, height } = options;
  const parts = options.parts.join(' ');
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);

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

  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { profile } = await loadFragment(fragmentsUrl, options, signal);
      if (signal.aborted) return;
      setLoaded({ kind: 'ready', profile });
      const refusal = widgetRefusal(options, profile);
      if (refusal) given.onError?.({ slug, kind: refusal });
      given.onLoad?.({ slug, version, height: place.current?.offsetHeight ?? 0 });
    } catch (error) {
      if (signal.aborted) return;
      const reason = failureOf(error);
      setLoaded({ kind: 'failed', reason });
      given.onError?.({ slug, kind: reason });
    }
  });
  useEffect(() => {
    const ended = new AbortController();
    void load(ended.signal);
    return () => ended.abort();
  }, [slug, view, parts, headingLevel, key, attempt]);

  const canRetry = loaded.kind === 'failed' && mayRecover(loaded.reason);
  const retry = () => setAttempt((count) => count + 1);
  useOnline(canRetry, retry);

  return (
    <div ref={place}>
      {container &&
        createPortal(
          loaded.kind === 'ready' ? (
            <Profile profile={loaded.profile} options={options} />
          ) : (
            <div className="pp-state" role="status">
              <p>{loaded.kind === 'loading' ? texts.loading : texts.failed[loaded.reason]}</p>
              {canRetry && (
                <button type="button" className="pp-button" onClick={retry}>
                  {texts.retry}
                </button>
              )}
            </div>
          ),
          container,
        )}
    </div>
  );
}

/** Calls the function when the connection is back. */
function useOnline(isWaiting: boolean, onBack: () => void): void {
  const report = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return;
    const ended = new AbortController();
    addEventListener('online', () => report(), ended);
    return () => ended.abort();
  }, [isWaiting]);
}
