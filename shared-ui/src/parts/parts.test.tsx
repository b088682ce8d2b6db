import { render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import { SkipLink } from '../layout/SkipLink';
import { Logo } from '../brand/Logo';
import { show } from '@care/contracts/testing';
import { Badge } from './Badge';
import { Breakable } from './Breakable';
import { Chip } from './Chip';

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
