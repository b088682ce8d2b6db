import { show as showElement } from '@care/contracts/testing';
import type { FoundJobOffer } from '@care/contracts/schemas';
import { screen } from '@testing-library/react';
import { expectReport } from '../../testing/expect-report';
import { offer } from '../../testing/work-fixtures';
import { JobOfferCard } from './JobOfferCard';

const show = (change: Partial<FoundJobOffer> = {}) => showElement(<JobOfferCard offer={offer(change)} />);

describe('a job offer card', () => {
  it('SR-15 SH-13 SR-22 shows title, employment, company, logo, pay, place and full date, and no further offers', () => {
    show();
    expect(screen.getByRole('heading', { level: 3, name: /Dauernachtwache/ })).toBeInTheDocument();
    expect(screen.getByText('Teilzeit')).toBeInTheDocument();
    expect(screen.getByText('Seniorenzentrum Elisabeth-Garten')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Logo Elisabeth-Garten' })).toBeInTheDocument();
    const amount = screen.getByText(/^3.650–4.120\s€$/);
    expect(amount.parentElement).toHaveTextContent(/^3.650–4.120\s€ im Monat \(TVöD-P\)$/);
    expect(screen.getByText(/^Köln, 1,6\skm entfernt$/)).toBeInTheDocument();
    expect(screen.getByText('Veröffentlicht am 19. November 2026')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pflegeanbieter/profiles/elisabeth-garten/pflegefachkraft-dauernachtwache',
    ]);
  });

  it.each([
    [{ min: 1740, max: null, unit: 'HOUR' }, 'ab 17,40 €', 'ab 17,40 € pro Stunde'],
    [{ min: null, max: 5_000_000, unit: 'YEAR' }, 'bis 50.000 €', 'bis 50.000 € im Jahr'],
  ] as const)('SR-15 shows the amount as given, %o, apart from its period', (change, amount, line) => {
    show({ salary: { currency: 'EUR', scheme: null, ...change } });
    const shown = screen.getByText(amount);
    expect(shown.tagName).toBe('B');
    expect(shown.parentElement).toHaveTextContent(line);
  });

  it('SR-15 says that the pay is negotiable if the offer names none, and leaves out a missing logo and distance', () => {
    const { unmount } = show({ salary: null });
    expect(screen.getByText('Vergütung auf Anfrage')).toBeInTheDocument();
    unmount();
    show({
      salary: { min: null, max: null, currency: 'EUR', unit: 'MONTH', scheme: 'AVR' },
      company: { ...offer().company, logo: null },
      distance_km: null,
    });
    expect(screen.getByText('Vergütung auf Anfrage')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('Köln')).toBeInTheDocument();
  });

  it.each([
    [16, '16 weitere Stellen bei Seniorenzentrum Elisabeth-Garten'],
    [1, '1 weitere Stelle bei Seniorenzentrum Elisabeth-Garten'],
  ])('SR-22 links to the %i further offers of the employer', (count, name) => {
    show({ more_of_employer: count });
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/elisabeth-garten/stellenangebote',
    );
  });

  it('SR-16 reports the choice with consent', () => {
    show();
    expectReport(screen.getByRole('link'), { content_type: 'job_offer', content_id: '31', city: 'Köln' });
  });
});
