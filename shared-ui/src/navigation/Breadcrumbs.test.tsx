import { screen } from '@testing-library/react';
import { show } from '@care/contracts/testing';
import { Breadcrumbs } from './Breadcrumbs';

describe('Breadcrumbs', () => {
  it('SH-12 links every page from the home page down; the current page is not a link', () => {
    show(
      <Breadcrumbs
        items={[
          { label: 'Startseite', to: '/' },
          { label: 'Pflegeanbieter in Köln', to: '/suche/pflegeanbieter/köln' },
          { label: 'Tagespflege Lindenhof' },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Sie befinden sich hier' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Startseite',
      'Pflegeanbieter in Köln',
    ]);
    const here = screen.getByText('Tagespflege Lindenhof');
    expect(here).toHaveAttribute('aria-current', 'page');
  });
});
