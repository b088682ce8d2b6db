import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Combobox } from './Combobox';

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
  container.innerHTML = renderToString(field);
  if (typedBefore !== undefined) within(container).getByRole<HTMLInputElement>('combobox').value = typedBefore;
  if (hasFocus) within(container).getByRole('combobox').focus();
  render(field, { container, hydrate: true });
  return { onChange, onText };
}

describe('Combobox', () => {
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

  it('SR-06 an untouched field keeps its server value and reports no change', async () => {
    const { onChange, onText } = show();
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
