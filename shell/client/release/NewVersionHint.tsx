import { addTexts } from '@care/contracts';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import styled from '@emotion/styled';
import { Button, Icon, media } from '@care/ui';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MAIN_ID } from '../frame/landmarks';
import texts from './texts.de.json';

/** Text areas, passwords and chosen files: what is in them is lost with the document, drafted or not. */
const hasContent = (field: HTMLInputElement | HTMLTextAreaElement): boolean => !field.readOnly && field.value !== '';

/**
 * A field with input that a reload would lose, or the document's body where only a script knows of it; undefined if
 * nothing would be lost. Every form with unsent input asks before the document is left, and is asked here in the same
 * way.
 */
export function unsavedInput(): HTMLElement | undefined {
  const main = document.getElementById(MAIN_ID) ?? document.body;
  const fields = main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input[type="password"], input[type="file"]',
  );
  const filled = [...fields].find(hasContent);
  if (filled) return filled;
  const asks = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return asks ? document.body : undefined;
}

/** The button that saves the input; undefined where its form has none. */
function saveButton(): HTMLElement | undefined {
  const main = document.getElementById(MAIN_ID) ?? document.body;
  const field = unsavedInput();
  const form = field?.closest('form') ?? main.querySelector('form');
  return form?.querySelector<HTMLElement>('[type="submit"], button:not([type])') ?? undefined;
}

const releaseText = addTexts('release', texts);

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
