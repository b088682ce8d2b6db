import { render, screen } from '@testing-library/react';
import { company } from '../../testing/company';
import { readOptions } from '../options';
import { Profile } from './Profile';
import { profileView } from './profile-view';
import { styles } from './styles';

it('PP-21 shows the opening hours line by line, as the site does', () => {
  const hours = 'Montag: 08:00–17:00 Uhr\nDienstag: 08:00–12:00 Uhr';
  const profile = profileView({ ...company, opening_hours: hours }, 'https://site.example');
  const options = readOptions((name) => (name === 'view' ? 'full' : null));
  render(
    <>
      <style>{styles}</style>
      <Profile profile={profile} options={options} />
    </>,
  );
  const shown = screen.getByText(/Montag/);
  expect(shown.textContent).toBe(`Öffnungszeiten${hours}`);
  expect(getComputedStyle(shown).whiteSpace).toBe('pre-line');
});

it("EM-05 the font size follows the browser's setting", () => {
  const sizes = [...styles.matchAll(/\bfont(?:-size)?: ([^;]*)/g)].map(([, value]) => value);
  expect(sizes).toContainEqual(expect.stringMatching(/^medium\//));
  expect(sizes.filter((value) => /\dpx/.test(value ?? ''))).toEqual([]);
});
