import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { show as showElement } from '@care/contracts/testing';
import { Pagination, pageWindow } from './Pagination';

const hrefFor = (page: number) => `/suche/pflegeanbieter/köln?page=${page}`;
const show = (page: number, pageCount: number, max?: number) =>
  showElement(<Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} max={max} />);

describe('pageWindow', () => {
  it('SR-17 shows every page if there are few', () => {
    expect(pageWindow(2, 5, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('SR-17 shows a window around the active page, and the first and the last page', () => {
    expect(pageWindow(1, 20, 5)).toEqual([1, 2, 3, 4, 'gap', 20]);
    expect(pageWindow(10, 20, 5)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageWindow(20, 20, 5)).toEqual([1, 'gap', 17, 18, 19, 20]);
  });

  it('RV-01 shows at most `max` numbers in order and without repetition, the active page among them', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let active = 1; active <= count; active += 1) {
        const numbers = pageWindow(active, count, 5).filter((entry) => entry !== 'gap');
        expect(numbers.length).toBe(Math.min(count, 5));
        expect(numbers).toContain(active);
        expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers);
      }
    }
  });
});

/** A page with a list. The button stands for the navigation that the pressed link causes. */
function ListPage({ preventScrollReset }: { preventScrollReset?: boolean }) {
  const [page, setPage] = useState(1);
  const arrive = () => queueMicrotask(() => setPage(2));
  return (
    <main tabIndex={-1}>
      <button onClick={arrive}>Seite 2 folgt</button>
      <Pagination page={page} pageCount={3} hrefFor={hrefFor} preventScrollReset={preventScrollReset} />
    </main>
  );
}

/** Opens the second page while its link has the focus. */
async function openSecondPage(): Promise<void> {
  const link = screen.getByRole('link', { name: 'Seite 2' });
  screen.getByRole('button').click();
  link.focus();
  await screen.findByRole('link', { name: 'Seite 2, aktuelle Seite' });
}

describe('Pagination', () => {
  it('SR-17 SH-01 moves the focus to the start of the content, where the next page begins', async () => {
    showElement(<ListPage />);
    await openSecondPage();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('RV-01 keeps the focus in a list that keeps the scroll position', async () => {
    showElement(<ListPage preventScrollReset />);
    await openSecondPage();
    expect(screen.getByRole('link', { name: 'Seite 2, aktuelle Seite' })).toHaveFocus();
  });

  it('SR-17 each link has the address of its page and the rel of its relation to the current page', () => {
    show(3, 7);
    const relation = (name: string) => {
      const link = screen.getByRole('link', { name });
      return [link.getAttribute('href'), link.getAttribute('rel')];
    };
    expect(relation('Seite 3, aktuelle Seite')).toEqual([hrefFor(3), 'canonical']);
    expect(relation('Vorherige Seite')).toEqual([hrefFor(2), 'prev']);
    expect(relation('Nächste Seite')).toEqual([hrefFor(4), 'next']);
    expect(relation('Seite 2')).toEqual([hrefFor(2), 'prev']);
    expect(relation('Seite 7')).toEqual([hrefFor(7), null]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('3');
  });

  it('SR-17 has no link beyond the first and the last page, and renders nothing for a single page', () => {
    const named = () => within(screen.getByRole('navigation', { name: 'Seiten' }));
    const { unmount } = show(1, 2);
    expect(named().queryByRole('link', { name: 'Vorherige Seite' })).not.toBeInTheDocument();
    unmount();
    const last = show(2, 2);
    expect(named().queryByRole('link', { name: 'Nächste Seite' })).not.toBeInTheDocument();
    last.unmount();
    show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('SR-17 SH-13 formats large numbers in German, in the text and in the accessible name', () => {
    show(1, 2500);
    const last = screen.getByRole('link', { name: 'Seite 2.500' });
    expect(last).toHaveTextContent('2.500');
    expect(last).toHaveAttribute('href', '/suche/pflegeanbieter/köln?page=2500');
  });
});
