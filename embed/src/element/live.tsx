import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ProfileOptions } from '../options';
import { Profile } from '../view/Profile';
import type { ProfileView } from '../view/profile-view';

interface Start {
  container: Element;
  /** The HTML in the container was made by this version. That of another one is replaced. */
  isCurrent: boolean;
  profile: ProfileView;
  options: ProfileOptions;
  /** Called once the profile reacts. */
  onReady: () => void;
}

/** Makes the HTML of a profile interactive. Returns the function that ends it. */
export function start({ container, isCurrent, profile, options, onReady }: Start): () => void {
  let isEnded = false;
  const page = (
    <Ready onReady={onReady}>
      <Profile profile={profile} options={options} />
    </Ready>
  );
  const report = (error: unknown) => {
    if (!isEnded) console.warn('pflege-profil', error);
  };
  const root = isCurrent ? hydrateRoot(container, page, { onRecoverableError: report }) : createRoot(container);
  if (!isCurrent) root.render(page);
  return () => {
    isEnded = true;
    root.unmount();
  };
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const report = useEffectEvent(onReady);
  useEffect(() => {
    report();
  }, []);
  return children;
}
