import userEvent from '@testing-library/user-event';
import { MAIN_ID } from '../frame/landmarks';
import { unsavedInput } from './NewVersionHint';

function fieldOf(html: string) {
  document.body.innerHTML = `<main id="${MAIN_ID}">${html}</main>`;
  return document.querySelector<HTMLInputElement>('textarea, input')!;
}

describe('input that a reload would lose', () => {
  it.each(['<textarea></textarea>', '<input type="password">'])('EM-04 is what was typed into %s', async (html) => {
    const field = fieldOf(html);
    expect(unsavedInput()).toBeUndefined();
    await userEvent.type(field, 'Guten Tag');
    expect(unsavedInput()).toBe(field);
  });

  it('EM-04 is a chosen file', async () => {
    const field = fieldOf('<input type="file">');
    expect(unsavedInput()).toBeUndefined();
    await userEvent.upload(field, new File(['x'], 'zeugnis.pdf'));
    expect(unsavedInput()).toBe(field);
  });

  it('EM-04 is what a form says that asks before the document is left', () => {
    fieldOf('<input>');
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    expect(unsavedInput()).toBe(document.body);
    removeEventListener('beforeunload', ask);
    expect(unsavedInput()).toBeUndefined();
  });
});
