import { fireEvent, render, screen } from '@testing-library/react';
import { FilterMenu } from './FilterMenu';

it('SR-22 a menu that would leave the screen, such as with larger text, moves to the left as far as needed', () => {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1280, configurable: true });
  render(
    <FilterMenu label="Besonderheiten" isOn={false}>
      {() => <p>Demenzpflege</p>}
    </FilterMenu>,
  );
  const menu = screen.getByRole('group');
  const panel = screen.getByText('Demenzpflege').parentElement!;
  const placed = (left: number, right: number) => {
    panel.getBoundingClientRect = () => ({ left, right }) as DOMRect;
    menu.setAttribute('open', '');
    fireEvent(menu, new Event('toggle'));
    return panel.style.translate;
  };
  expect(placed(400, 1571)).toBe('-291px');
  expect(placed(100, 1571)).toBe('-100px');
  expect(placed(400, 900)).toBe('');
});
