import { setTrackingConsent } from '@care/contracts';
import { MemoryRouter } from '@care/contracts/router-testing';
import type { JobOfferCard as JobOffer, Salary } from '@care/contracts/schemas';
import { fireEvent, render, screen } from '@testing-library/react';
import { offer } from '../../testing/work-fixtures';
import { JobOfferCard } from './JobOfferCard';
import { salaryText } from './salary-text';

const show = (change: Partial<JobOffer> = {}) =>
  render(
    <MemoryRouter>
      <JobOfferCard offer={offer(change)} />
    </MemoryRouter>,
  );

describe('a job offer card', () => {
  it('SR-15 shows title, employment, company and logo', () => {
    show();
    expect(screen.getByRole('heading', { level: 3, name: /Dauernachtwache/ })).toBeInTheDocument();
    expect(screen.getByText('Teilzeit')).toBeInTheDocument();
    expect(screen.getByText('Seniorenzentrum Elisabeth-Garten')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Logo Elisabeth-Garten' })).toBeInTheDocument();
  });

  it('SR-15 SH-13 shows pay, place and the day it was posted, with its month in full', () => {
    show();
    expect(screen.getByText(/^3.650–4.120\s€ im Monat \(TVöD-P\)$/)).toBeInTheDocument();
    expect(screen.getByText(/^Köln, 1,6\skm entfernt$/)).toBeInTheDocument();
    expect(screen.getByText('Veröffentlicht am 19. November 2026')).toBeInTheDocument();
  });

  it('SR-15 without logo and distance it claims neither', () => {
    show({ company: { ...offer().company, logo: null }, distance_km: null });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('Köln')).toBeInTheDocument();
  });

  it('SR-16 reports the choice with consent', () => {
    const page = window as typeof window & { dataLayer?: unknown[] };
    page.dataLayer = [];
    show();
    fireEvent.click(screen.getByRole('link'));
    expect(page.dataLayer).toEqual([]);
    setTrackingConsent(true);
    fireEvent.click(screen.getByRole('link'));
    setTrackingConsent(false);
    expect(page.dataLayer).toEqual([
      { event: 'select_content', content_type: 'job_offer', content_id: '31', city: 'Köln' },
    ]);
  });
});

describe('pay in words', () => {
  const salary = (change: Partial<Salary>): Salary => ({
    min: null,
    max: null,
    currency: 'EUR',
    unit: 'MONTH',
    scheme: null,
    ...change,
  });

  it.each<[string, Salary | null]>([
    ['ab 17,40\u00a0€ pro Stunde (AVR)', salary({ min: 1_740, unit: 'HOUR', scheme: 'AVR' })],
    ['bis 50.000\u00a0€ im Jahr', salary({ max: 5_000_000, unit: 'YEAR' })],
    ['20\u00a0€ pro Stunde', salary({ min: 2_000, max: 2_000, unit: 'HOUR' })],
    ['Vergütung auf Anfrage', salary({ scheme: 'AVR' })],
    ['Vergütung auf Anfrage', null],
  ])('SR-15 says "%s"', (words, pay) => {
    expect(salaryText(pay)).toBe(words);
  });
});
