import { MemoryRouter } from '@care/contracts/router-testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { show, Surroundings } from '@care/contracts/testing';
import { Showcase } from './Showcase';

const page = (
  <Surroundings>
    <MemoryRouter>
      <Showcase />
    </MemoryRouter>
  </Surroundings>
);

describe('Showcase', () => {
  it('SH-01 the server HTML hydrates without an error', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    const consoleError = jest.spyOn(console, 'error');
    await act(async () => {
      hydrateRoot(root, page, { onRecoverableError: (error) => console.error(error) });
    });
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('SH-12 every control has an accessible name, every picture an alt attribute, and every id is unique', () => {
    const { container } = show(<Showcase />);
    for (const role of ['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'tab'] as const) {
      for (const control of screen.getAllByRole(role)) expect(control).toHaveAccessibleName();
    }
    for (const image of container.querySelectorAll('img')) expect(image).toHaveAttribute('alt');
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
  });
});
