import { flushSync } from 'react-dom';
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
}

/**
 * Makes the HTML of a profile interactive before it returns. Returns the function that ends it. Throws if the profile cannot be
 * rendered; the container then has the same HTML as before.
 *
 * React queues events of the pointer and the focus that arrive while it hydrates, and dispatches them at their target again
 * afterwards. The browser clears the target of an event that stays inside a shadow root, so React then throws an exception.
 * Hydration in one task leaves no time for such events. A `Suspense` boundary would hydrate in a later task: a profile has none.
 */
export function start({ container, isCurrent, profile, options }: Start): () => void {
  const page = <Profile profile={profile} options={options} />;
  // In a document that loads no pictures.
  const { childNodes: before } = document.implementation.createHTMLDocument().importNode(container, true);
  const root = flushSync(() => {
    if (isCurrent) return hydrateRoot(container, page, { onRecoverableError: report });
    const fresh = createRoot(container);
    fresh.render(page);
    return fresh;
  });
  // React has reported the error then, and has removed everything.
  if (!container.hasChildNodes()) {
    root.unmount();
    container.replaceChildren(...before);
    throw new Error('the profile was not rendered');
  }
  return () => root.unmount();
}

const report = (error: unknown) => console.warn('pflege-profil', error);
