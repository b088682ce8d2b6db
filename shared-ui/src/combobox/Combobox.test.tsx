import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Combobox } from './Combobox';
import { FullCombobox } from './FullCombobox';
import type { SuggestionSource } from './use-suggestions';
import { show as showElement } from '@care/contracts/testing';
import { CareForm } from '@care/ui/form';
import { ListField, listMutators } from '../list-field/ListField';

describe('Combobox', () => {
  function show(typedBefore?: string, hasFocus = false, onFocus?: () => void) {
    const onChange = jest.fn();
    const onText = jest.fn();
    const field = (
      <Combobox
        name="cityField"
        label="Ort oder PLZ"
        source={() => Promise.resolve(['Bonn'])}
        itemToString={String}
        onChange={onChange}
        onText={onText}
        onFocus={onFocus}
        initialText="Köln"
        debounceMs={0}
      />
    );
    const container = document.body.appendChild(document.createElement('div'));
    const html = renderToString(field);
    container.innerHTML = html;
    if (typedBefore !== undefined) within(container).getByRole<HTMLInputElement>('combobox').value = typedBefore;
    if (hasFocus) within(container).getByRole('combobox').focus();
    render(field, { container, hydrate: true });
    return { onChange, onText, html };
  }

  it('SR-06 text typed before hydration is reported, and focus loads suggestions for it', async () => {
    const { onChange, onText } = show('Bon');
    expect(onText).toHaveBeenLastCalledWith('Bon');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(screen.getByRole('combobox'));
    expect(await screen.findByRole('option', { name: 'Bonn' })).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('Bon');
  });

  it('SR-06 a field that has the focus before hydration suggests without another press', async () => {
    show('Bon', true);
    expect(await screen.findByRole('option', { name: 'Bonn' })).toBeVisible();
  });

  it('SR-03 SR-06 an untouched field has a name in the server HTML, keeps its value and reports no change', async () => {
    const { onChange, onText, html } = show();
    expect(html).toMatch(/<input[^>]*name="cityField"[^>]*value="Köln"/);
    expect(html).not.toContain('style=');
    expect(onText).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox')).toHaveValue('Köln');
  });

  it('SR-06 the lazy-loaded list does not take the focus back from the next field', async () => {
    show('Bon');
    const plainField = screen.getByRole('combobox');
    const next = document.body.appendChild(document.createElement('input'));
    fireEvent.focus(plainField);
    next.focus();
    await waitFor(() => expect(screen.getByRole('combobox')).not.toBe(plainField));
    expect(next).toHaveFocus();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    next.remove();
  });

  it('SR-06 does not take the focus back from a field that gets it while the list is put in its place', async () => {
    const next = document.body.appendChild(document.createElement('input'));
    let focused = 0;
    // The second time it is the new field, before its passive effects have run.
    const leave = () => (focused += 1) === 2 && next.focus();
    show('Bon', false, leave);
    const plainField = screen.getByRole('combobox');
    act(() => plainField.focus());
    await waitFor(() => expect(screen.getByRole('combobox')).not.toBe(plainField));
    expect(focused).toBe(2);
    expect(next).toHaveFocus();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    next.remove();
  });

  it('SR-06 the caret position is kept when the lazy-loaded list replaces the plain field', async () => {
    show('Kö');
    const plainField = screen.getByRole<HTMLInputElement>('combobox');
    // Outside `act`, as in a browser: React renders the replacement some time after the state change.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    plainField.focus();
    plainField.setSelectionRange(1, 1);
    await import('./FullCombobox');
    plainField.setSelectionRange(2, 2);
    await waitFor(() => expect(screen.getByRole('combobox')).not.toBe(plainField));
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    expect(screen.getByRole<HTMLInputElement>('combobox').selectionStart).toBe(2);
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});

describe('FullCombobox', () => {
  const places = ['Köln', 'Königswinter', 'Königs Wusterhausen', 'Bonn'];
  const search: SuggestionSource<string> = (phrase) =>
    Promise.resolve(places.filter((place) => place.toLowerCase().startsWith(phrase.toLowerCase())));

  function show(source = search, initial = '') {
    const onChange = jest.fn();
    const onText = jest.fn();
    const onSend = jest.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <FullCombobox
          name="cityField"
          label="Ort oder PLZ"
          source={source}
          itemToString={String}
          onChange={onChange}
          onText={onText}
          initialText={initial}
          debounceMs={300}
        />
      </form>,
    );
    return { onChange, onText, onSend, field: screen.getByRole('combobox', { name: 'Ort oder PLZ' }) };
  }

  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pause = (ms = 300) => act(() => jest.advanceTimersByTimeAsync(ms));
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SR-06 SR-08 opens from two characters on, after a pause, in view, and announces the number of suggestions', async () => {
    const source = jest.fn(search);
    const scrolledTo = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { field } = show(source);
    await user().type(field, 'K');
    await pause();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user().type(field, 'ön');
    await pause(299);
    expect(source).not.toHaveBeenCalled();
    expect(scrolledTo).not.toHaveBeenCalled();
    await pause(1);
    expect(source.mock.calls.map(([phrase]) => phrase)).toEqual(['Kön']);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual(['Königswinter', 'Königs Wusterhausen']);
    expect(scrolledTo.mock.contexts).toEqual([screen.getByRole('listbox')]);
    expect(scrolledTo).toHaveBeenCalledWith({ block: 'nearest' });
    expect(screen.getByRole('status')).toHaveTextContent('2 Vorschläge');
    await user().type(field, 'x');
    await pause();
    expect(screen.getByRole('status')).toHaveTextContent('Keine Ergebnisse gefunden');
    expect(options()).toEqual([]);
  });

  it('SR-06 arrow keys highlight a suggestion, Enter selects it', async () => {
    const { field, onChange, onSend } = show();
    await user().type(field, 'Kö');
    await pause();
    await user().keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Königswinter');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    expect(onChange).not.toHaveBeenCalled();
    await user().keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('Königswinter');
    expect(field).toHaveValue('Königswinter');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('SR-03 SR-06 a click selects a suggestion, another text clears it, and Enter then submits the form', async () => {
    const { field, onChange, onText, onSend } = show(search, 'Bonn');
    expect(field).toHaveValue('Bonn');
    await user().clear(field);
    await user().type(field, 'Kö');
    await pause();
    await user().click(screen.getByRole('option', { name: 'Köln' }));
    expect(onChange).toHaveBeenLastCalledWith('Köln');
    await user().type(field, '{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(onText).toHaveBeenLastCalledWith('Köl');
    await pause();
    await user().keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('SR-06 leaving the field or pressing Escape keeps the typed text and selects nothing', async () => {
    const { field, onChange } = show();
    await user().type(field, 'Kö');
    await pause();
    await user().keyboard('{ArrowDown}{Escape}');
    expect(field).toHaveValue('Kö');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user().type(field, 'n');
    await pause();
    await user().keyboard('{ArrowDown}');
    await user().tab();
    expect(field).toHaveValue('Kön');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('SR-06 leaves Home and End, and Escape without a list, to the browser', async () => {
    const { field } = show(search, 'Köln');
    const isLeft = (key: string) => fireEvent.keyDown(field, { key });
    await user().click(field);
    expect(['Home', 'End', 'Escape'].map(isLeft)).toEqual([true, true, true]);
    await user().type(field, '{Backspace}');
    await pause();
    expect(options()).toEqual(['Köln']);
    expect(['Home', 'End', 'Escape'].map(isLeft)).toEqual([true, true, false]);
    expect(options()).toEqual([]);
  });

  it('SR-06 offers nothing for a new text until its own answer', async () => {
    const { field } = show((phrase) =>
      phrase === 'Bo' ? new Promise(() => undefined) : search(phrase, new AbortController().signal),
    );
    fireEvent.change(field, { target: { value: 'Köln' } });
    await pause();
    fireEvent.change(field, { target: { value: 'Köl' } });
    expect(options()).toEqual(['Köln']);
    fireEvent.change(field, { target: { value: 'Bo' } });
    await pause();
    expect(options()).toEqual([]);
  });

  it('SR-06 a failing source gives an empty list without an error message', async () => {
    const { field } = show(() => Promise.reject(new Error('Network Error')));
    await user().type(field, 'Kö');
    await pause();
    expect(options()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Keine Ergebnisse gefunden');
  });

  it('SR-06 an answer to an older text does not replace the answer to a newer one', async () => {
    const answers = new Map<string, (items: string[]) => void>();
    const { field } = show((phrase) => new Promise((resolve) => answers.set(phrase, resolve)));
    fireEvent.change(field, { target: { value: 'Kö' } });
    await pause();
    fireEvent.change(field, { target: { value: 'Köln' } });
    await pause();
    await act(async () => answers.get('Köln')?.(['Köln']));
    await act(async () => answers.get('Kö')?.(['Königswinter']));
    expect(options()).toEqual(['Köln']);
  });
});

describe('ListField', () => {
  function show(error?: string, required = false) {
    showElement(
      <CareForm mutators={listMutators} onSubmit={() => (error ? { wishes: error } : undefined)}>
        {() => (
          <>
            <ListField name="wishes" label="Wünsche" required={required} />
            <button type="submit">Senden</button>
          </>
        )}
      </CareForm>,
    );
    return screen.getByRole('textbox', { name: /^Wünsche/ });
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Senden' }));

  it('AC-10 the Enter key that confirms a word of an input method adds no entry; a required list needs one', async () => {
    const field = show(undefined, true);
    expect(field).toBeRequired();
    await userEvent.type(field, '日本語');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole('listitem')).toHaveTextContent('日本語');
    expect(field).not.toBeRequired();
  });

  it('SH-21 a message about an entry goes when another text is typed', async () => {
    const field = show();
    await userEvent.type(field, 'Tee{Enter}Tee{Enter}');
    expect(field).toBeInvalid();
    await userEvent.type(field, '!');
    expect(field).toBeValid();
  });

  it('SH-21 asks to fill a required list only while nothing is typed', async () => {
    const field = show('Bitte prüfen.', true);
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('alle Pflichtfelder');
    await userEvent.type(field, 'x');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie Ihre Angaben.');
  });

  it("SH-21 shows the server's error of the list at its field until the list is changed", async () => {
    const field = show('Zu lang.');
    await send();
    expect(field).toHaveAccessibleDescription(/Zu lang\./);
    await userEvent.type(field, 'Kurz{Enter}');
    expect(field).not.toHaveAccessibleDescription(/Zu lang\./);
  });
});
