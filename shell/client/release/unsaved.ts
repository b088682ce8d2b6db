import { MAIN_ID } from '../frame/landmarks';

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
export function saveButton(): HTMLElement | undefined {
  const main = document.getElementById(MAIN_ID) ?? document.body;
  const field = unsavedInput();
  const form = field?.closest('form') ?? main.querySelector('form');
  return form?.querySelector<HTMLElement>('[type="submit"], button:not([type])') ?? undefined;
}
