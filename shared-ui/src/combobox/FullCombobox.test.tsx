import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { FullCombobox } from './FullCombobox';
import type { SuggestionSource } from './use-suggestions';

const places = ['Köln', 'Königswinter', 'Königs Wusterhausen', 'Bonn'];
const search: SuggestionSource<string> = (phrase) =>
  Promise.resolve(places.filter((place) => place.toLowerCase().startsWith(phrase.toLowerCase())));

function show(source = search, initial: string | null = null) {
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
        initialItem={initial}
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

/** Another field, which takes the focus when the page has been rendered. */
function NextField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input aria-label="PLZ" ref={field} />;
}

describe('FullCombobox', () => {
  it('SR-06 does not take the focus back if the user is in the next field when its code has loaded', async () => {
    let wasFocused = false;
    const focus = (field: HTMLInputElement | null) => {
      if (!wasFocused) field?.focus();
      wasFocused = true;
    };
    render(
      <>
        <FullCombobox
          {...{
            id: 'ort',
            name: 'ort',
            label: 'Ort',
            source: search,
            itemToString: String,
            typedText: 'Kö',
            ref: focus,
          }}
          onChange={jest.fn()}
          debounceMs={300}
        />
        <NextField />
      </>,
    );
    await pause();
    expect(screen.getByRole('textbox', { name: 'PLZ' })).toHaveFocus();
    expect(options()).toEqual([]);
  });

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

  it('SR-03 server HTML contains a plain text field with a name', () => {
    const html = renderToString(
      <FullCombobox
        name="cityField"
        label="Ort"
        source={search}
        itemToString={String}
        onChange={() => undefined}
        initialText="Bonn"
        debounceMs={0}
      />,
    );
    expect(html).toMatch(/<input[^>]*name="cityField"[^>]*>/);
    expect(html).toContain('value="Bonn"');
    expect(html).not.toContain('style=');
  });
});
