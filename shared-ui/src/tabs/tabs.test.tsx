import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '@care/contracts/testing';
import { Steps } from './Steps';
import { TabLinks } from './TabLinks';
import { Tabs } from './Tabs';

const packages = ['Free', 'Plus', 'Premium'].map((name) => ({ id: name, label: name, content: `Paket ${name}` }));

describe('Tabs', () => {
  it('PK-01 shows one panel at a time', async () => {
    render(<Tabs items={packages} label="Pakete" look="segment" initial="Plus" />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Plus');
    await userEvent.click(screen.getByRole('tab', { name: 'Premium' }));
    expect(screen.getByRole('tabpanel', { name: 'Premium' })).toHaveTextContent('Paket Premium');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('PK-01 arrow keys, Home and End move between tabs; the Tab key reaches only the active tab', async () => {
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
});

describe('TabLinks', () => {
  it('PP-02 the tabs are links, and one is marked as the current page', () => {
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

  it('AC-14 scrolls the current tab to the middle of a row that is too narrow', () => {
    const places = { NAV: new DOMRect(20, 0, 300, 50), A: new DOMRect(420, 0, 100, 50) };
    const measure = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    measure.mockImplementation(function (this: HTMLElement) {
      return places[this.tagName as keyof typeof places];
    });
    show(<TabLinks label="Ordner" items={[{ to: '/nachrichten', label: 'Posteingang', active: true }]} />);
    expect(screen.getByRole('navigation').scrollLeft).toBe(300);
    measure.mockRestore();
  });
});

describe('Steps', () => {
  it('AC-05 marks the current step', () => {
    render(<Steps labels={['Adressdaten', 'Paketauswahl', 'Zahlung und Abschluss']} current={1} />);
    expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
  });

  it('SH-01 the number of a step keeps its width beside a long label', () => {
    render(<Steps labels={['Nachweis']} current={0} />);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
    expect(rules.find((rule) => rule.includes('counter(step)'))).toContain('flex: none');
  });
});
