import { render, screen, waitFor, within } from '@testing-library/react';
import { Search, X } from 'lucide-react';
import { SkipLink } from '../layout/SkipLink';
import { Logo } from '../brand/Logo';
import { applyStyles, show, show as showElement } from '@care/contracts/testing';
import { Alert } from '../feedback/Alert';
import { Badge } from './Badge';
import { Breakable } from './Breakable';
import { Chip } from './Chip';
import { Tag } from './Tag';
import userEvent from '@testing-library/user-event';
import { Accordion } from '../accordion/Accordion';
import { Button, ButtonLink } from '../button/Button';
import { buttonSizes, buttonVariants } from '../button/button-styles';
import { IconButton } from '../button/IconButton';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import { useState } from 'react';
import { Pagination, pageWindow } from '../navigation/Pagination';
import { Steps } from '../tabs/Steps';
import { TabLinks } from '../tabs/TabLinks';
import { Tabs } from '../tabs/Tabs';

it('SR-13 small parts: the badge "we hire" links to the job offers; other badges are not links', () => {
  show(
    <>
      <Badge kind="hire" to="/pflegeanbieter/profiles/lindenhof/stellenangebote">
        Wir stellen ein (3)
      </Badge>
      <Badge kind="confirmed">Inhaberschaft bestätigt</Badge>
    </>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Wir stellen ein (3)' })).toHaveAttribute(
    'href',
    '/pflegeanbieter/profiles/lindenhof/stellenangebote',
  );
});

it('SH-01 small parts: short words of labels and of the title of an alert may be hyphenated, as those of headings', () => {
  show(
    <>
      <Badge kind="plain">Pausiert</Badge>
      <Tag>Gekündigt</Tag>
      <Chip>Merkmale</Chip>
      <Alert kind="info" title="Gekündigt zum 1. Mai" />
    </>,
  );
  applyStyles();
  const limitOf = (element: Element | null) =>
    element && getComputedStyle(element).getPropertyValue('hyphenate-limit-chars');
  const labels = [
    screen.getByText('Pausiert').parentElement,
    screen.getByText('Gekündigt'),
    screen.getByRole('button', { name: 'Merkmale' }),
    screen.getByText('Gekündigt zum 1. Mai'),
  ];
  expect(labels.map(limitOf)).toEqual(['auto', 'auto', 'auto', 'auto']);
});

it('SR-04 small parts: a chip has an expanded state, and its icon is hidden from screen readers', () => {
  render(
    <Chip icon={X} aria-expanded={true}>
      Besonderheiten
    </Chip>,
  );
  expect(screen.getByRole('button', { name: 'Besonderheiten', expanded: true })).toBeInTheDocument();
});

it('SH-03 small parts: the logo links to the home page and its name says so', () => {
  show(<Logo />);
  expect(screen.getByRole('link', { name: 'Pflegefenster, zur Startseite' })).toHaveAttribute('href', '/');
});

it('SH-01 small parts: the skip link targets the main content', () => {
  render(<SkipLink target="inhalt">Zum Inhalt springen</SkipLink>);
  expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveAttribute('href', '#inhalt');
});

it('SR-14 small parts: a line may break after a slash between two words, but not before an ending', () => {
  const { container } = render(<Breakable text="Pflegefachfrau/Pflegefachmann, Altenpfleger/in" />);
  expect(container.innerHTML).toBe('Pflegefachfrau/<wbr>Pflegefachmann, Altenpfleger/in');
});

it('PD-01 Accordion: each item opens and closes independently of the others', async () => {
  render(
    <Accordion
      items={[
        { id: 1, title: 'Was kostet das?', content: 'Nichts.' },
        { id: 2, title: 'Wie lange dauert es?', content: 'Zwei Tage.' },
      ]}
    />,
  );
  const open = () => screen.getAllByRole('group').map((details) => details.hasAttribute('open'));
  await userEvent.click(screen.getByText('Was kostet das?'));
  await userEvent.click(screen.getByText('Wie lange dauert es?'));
  expect(open()).toEqual([true, true]);
  await userEvent.click(screen.getByText('Was kostet das?'));
  expect(open()).toEqual([false, true]);
});

const minHeights = { small: '--size-button-small', normal: '--size-button-normal', large: '--size-button-large' };

it.each(buttonSizes)('SH-12 Button: has the size %s', (size) => {
  render(<Button size={size}>Suchen</Button>);
  expect(getComputedStyle(screen.getByRole('button')).minHeight).toBe(`var(${minHeights[size]})`);
});

it('SH-12 Button: looks different in each of the six variants', () => {
  const looks = buttonVariants.map((variant) => {
    const { getByRole, unmount } = render(<Button variant={variant}>Suchen</Button>);
    const { backgroundColor, background, color, borderColor } = getComputedStyle(getByRole('button'));
    unmount();
    return [background, backgroundColor, color, borderColor].join();
  });
  expect(buttonVariants).toHaveLength(6);
  expect(new Set(looks).size).toBe(6);
});

it('SH-12 Button: style props do not reach the element as attributes; it is no submit button', () => {
  render(
    <Button variant="secondaryGray" size="large" block danger>
      Löschen
    </Button>,
  );
  expect(screen.getByRole('button').getAttributeNames().sort()).toEqual(['class', 'type']);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('SH-12 Button: while loading it is marked as busy, shows the loading text and ignores clicks', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Senden</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  rerender(
    <Button onClick={press} loading loadingText="Wird gesendet …">
      Senden
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Wird gesendet …' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

it('SH-12 ButtonLink: has the role of a link and hides its icon from screen readers', () => {
  show(
    <ButtonLink to="/pakete" icon={Search} variant="secondaryGreen">
      Pakete ansehen
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Pakete ansehen' });
  expect(link).toHaveAttribute('href', '/pakete');
  expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('SH-12 IconButton: has an accessible name and a pressed state', async () => {
  const press = jest.fn();
  render(<IconButton icon={Search} label="Auf die Merkliste" pressed={false} onClick={press} />);
  const button = screen.getByRole('button', { name: 'Auf die Merkliste', pressed: false });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

it('SH-12 Breadcrumbs: links every page from the home page down; the current page is not a link', () => {
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
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Startseite', 'Pflegeanbieter in Köln']);
  const here = screen.getByText('Tagespflege Lindenhof');
  expect(here).toHaveAttribute('aria-current', 'page');
});

describe('pagination', () => {
  const hrefFor = (page: number) => `/suche/pflegeanbieter/köln?page=${page}`;
  const show = (page: number, pageCount: number, max?: number) =>
    showElement(<Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} max={max} />);

  it('SR-17 pageWindow: shows every page if there are few, else a window around the active page, the first and the last one', () => {
    expect(pageWindow(2, 5, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(1, 20, 5)).toEqual([1, 2, 3, 4, 'gap', 20]);
    expect(pageWindow(10, 20, 5)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageWindow(20, 20, 5)).toEqual([1, 'gap', 17, 18, 19, 20]);
  });

  it('RV-01 pageWindow: shows at most `max` numbers in order and without repetition, the active page among them', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let active = 1; active <= count; active += 1) {
        const numbers = pageWindow(active, count, 5).filter((entry) => entry !== 'gap');
        expect(numbers.length).toBe(Math.min(count, 5));
        expect(numbers).toContain(active);
        expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers);
      }
    }
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

  it('SR-17 SH-01 Pagination: moves the focus to the start of the content, where the next page begins', async () => {
    showElement(<ListPage />);
    await openSecondPage();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('RV-01 Pagination: keeps the focus in a list that keeps the scroll position', async () => {
    showElement(<ListPage preventScrollReset />);
    await openSecondPage();
    expect(screen.getByRole('link', { name: 'Seite 2, aktuelle Seite' })).toHaveFocus();
  });

  it('SR-17 Pagination: each link has the address of its page and the rel of its relation to the current page', () => {
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

  it('SR-17 Pagination: has no link beyond the first and the last page, and renders nothing for a single page', () => {
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

  it('SR-17 SH-13 Pagination: formats large numbers in German, in the text and in the accessible name', () => {
    show(1, 2500);
    const last = screen.getByRole('link', { name: 'Seite 2.500' });
    expect(last).toHaveTextContent('2.500');
    expect(last).toHaveAttribute('href', '/suche/pflegeanbieter/köln?page=2500');
  });
});

const packages = ['Free', 'Plus', 'Premium'].map((name) => ({ id: name, label: name, content: `Paket ${name}` }));

it('PK-01 Tabs: shows one panel at a time', async () => {
  render(<Tabs items={packages} label="Pakete" initial="Plus" />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Plus');
  await userEvent.click(screen.getByRole('tab', { name: 'Premium' }));
  expect(screen.getByRole('tabpanel', { name: 'Premium' })).toHaveTextContent('Paket Premium');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

it('PK-01 Tabs: arrow keys, Home and End move between tabs; the Tab key reaches only the active tab', async () => {
  render(<Tabs items={packages} label="Pakete" />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Free' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Plus', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Free', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Premium' })).toHaveFocus();
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});

it('PP-02 TabLinks: the tabs are links, and one is marked as the current page', () => {
  show(
    <TabLinks
      label="Bereiche des Profils"
      items={[
        { to: '/pflegeanbieter/profiles/lindenhof', label: 'Profil', active: true },
        { to: '/pflegeanbieter/profiles/lindenhof/stellenangebote', label: 'Wir als Arbeitgeber', active: false },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Bereiche des Profils' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Profil');
});

it('AC-14 TabLinks: scrolls the current tab to the middle of a row that is too narrow', () => {
  const places = { NAV: new DOMRect(20, 0, 300, 50), A: new DOMRect(420, 0, 100, 50) };
  const measure = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  measure.mockImplementation(function (this: HTMLElement) {
    return places[this.tagName as keyof typeof places];
  });
  show(<TabLinks label="Ordner" items={[{ to: '/nachrichten', label: 'Posteingang', active: true }]} />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(300);
  measure.mockRestore();
});

it('AC-05 Steps: marks the current step', () => {
  render(<Steps labels={['Adressdaten', 'Paketauswahl', 'Zahlung und Abschluss']} current={1} />);
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
});

it('SH-01 Steps: the number of a step keeps its width beside a long label', () => {
  render(<Steps labels={['Nachweis']} current={0} />);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  expect(rules.find((rule) => rule.includes('counter(step)'))).toContain('flex: none');
});
