import { render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import { SkipLink } from '../layout/SkipLink';
import { Logo } from '../brand/Logo';
import { applyStyles, show } from '@care/contracts/testing';
import { Alert } from '../feedback/Alert';
import { Badge } from './Badge';
import { Breakable } from './Breakable';
import { Chip } from './Chip';
import { Tag } from './Tag';

describe('small parts', () => {
  it('SR-13 the badge "we hire" links to the job offers; other badges are not links', () => {
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

  it('SH-01 short words of labels and of the title of an alert may be hyphenated, as those of headings', () => {
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

  it('SR-04 a chip has an expanded state, and its icon is hidden from screen readers', () => {
    render(
      <Chip icon={X} aria-expanded={true}>
        Besonderheiten
      </Chip>,
    );
    expect(screen.getByRole('button', { name: 'Besonderheiten', expanded: true })).toBeInTheDocument();
  });

  it('SH-03 the logo links to the home page and its name says so', () => {
    show(<Logo />);
    expect(screen.getByRole('link', { name: 'Pflegefenster, zur Startseite' })).toHaveAttribute('href', '/');
  });

  it('SH-01 the skip link targets the main content', () => {
    render(<SkipLink target="inhalt">Zum Inhalt springen</SkipLink>);
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveAttribute('href', '#inhalt');
  });

  it('SR-14 a line may break after a slash between two words, but not before an ending', () => {
    const { container } = render(<Breakable text="Pflegefachfrau/Pflegefachmann, Altenpfleger/in" />);
    expect(container.innerHTML).toBe('Pflegefachfrau/<wbr>Pflegefachmann, Altenpfleger/in');
  });
});
