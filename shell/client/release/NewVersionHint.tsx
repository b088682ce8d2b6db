import { addTexts } from '@care/contracts';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import styled from '@emotion/styled';
import { Button, Icon, media } from '@care/ui';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MAIN_ID } from '../frame/landmarks';
import { saveButton, unsavedInput } from './unsaved';

const releaseText = addTexts('release', {
  label: 'Hinweis zur Version',
  title: 'Neue Version verfügbar',
  stay: 'Sie bleiben auf dieser Seite und an derselben Stelle.',
  saveFirst: 'Speichern Sie zuerst. Ihre Eingaben bleiben, wir laden nicht von selbst neu.',
  load: 'Jetzt laden',
  toSaving: 'Zum Speichern',
  later: 'Später',
});

const Bar = styled.aside`
  position: fixed;
  inset: auto var(--s-3) calc(var(--size-button-large) + var(--s-5));
  z-index: var(--z-bottom-bar);
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s-2) var(--s-3);
  padding: var(--s-4);
  background: var(--surface);
  border: 1px solid var(--line-strong);
  border-left: 6px solid var(--lamp-400);
  border-radius: var(--r-button);
  box-shadow: var(--shadow-overlay);
  ${media.desktop} {
    inset: auto auto var(--s-5) var(--s-5);
    width: 30rem;
  }
`;
const Title = styled.strong`
  display: block;
`;
const Answers = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/**
 * Offers a newer release. It takes no focus, and never reloads by itself: only its button does, which is not there while
 * the page holds unsaved input.
 */
function NewVersionHint({ onLater }: { onLater: () => void }) {
  const [isUnsaved, setUnsaved] = useState(() => Boolean(unsavedInput()));
  useEffect(() => {
    // A form learns of its input with the same event, and of its saving with an answer from the server.
    const look = () => requestAnimationFrame(() => setUnsaved(Boolean(unsavedInput())));
    const observer = new MutationObserver(look);
    observer.observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true });
    document.addEventListener('input', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('input', look);
    };
  }, []);
  const load = () => {
    if (unsavedInput()) setUnsaved(true);
    else location.reload();
  };
  const showSaving = () => saveButton()?.focus();
  return (
    <Bar aria-label={releaseText('label')} data-print="hide">
      <Icon of={RefreshCw} />
      <div role="status">
        <Title>{releaseText('title')}</Title>
        {releaseText(isUnsaved ? 'saveFirst' : 'stay')}
      </div>
      <Answers>
        {isUnsaved ? (
          <Button size="small" onClick={showSaving}>
            {releaseText('toSaving')}
          </Button>
        ) : (
          <Button size="small" onClick={load}>
            {releaseText('load')}
          </Button>
        )}
        <Button size="small" variant="secondaryGray" onClick={onLater}>
          {releaseText('later')}
        </Button>
      </Answers>
    </Bar>
  );
}

/** Shows the hint in an element of its own, so that a fault of a page does not remove it. */
export function showNewVersionHint(cache: EmotionCache, onLater: () => void): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const remove = () => {
    root.unmount();
    place.remove();
    onLater();
    // The focused button was removed, so the focus moves to the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  root.render(
    <CacheProvider value={cache}>
      <NewVersionHint onLater={remove} />
    </CacheProvider>,
  );
}
