import { render, screen } from '@testing-library/react';
import { AverageBars } from './AverageBars';
import { RatingStars } from './RatingStars';
import { RatingSummary } from './RatingSummary';

describe('RatingStars', () => {
  it('SR-13 the accessible name is the rating in German', () => {
    render(<RatingStars value={4.6} />);
    expect(screen.getByRole('img', { name: '4,6 von 5 Sternen' })).toBeInTheDocument();
  });

  it.each([
    [0, '0'],
    [2.5, '60'],
    [4.6, '110.4'],
    [5, '120'],
    [7, '120'],
  ])('SR-13 fills %s stars in proportion, without a style attribute', (value, width) => {
    const { container } = render(<RatingStars value={value} />);
    expect(container.querySelector('svg svg')).toHaveAttribute('width', width);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('SR-13 draws stars of 22 px', () => {
    render(<RatingStars value={3} />);
    expect(getComputedStyle(screen.getByRole('img')).height).toBe('var(--size-star)');
  });
});

describe('RatingSummary', () => {
  it('SR-13 shows average and count from three ratings on', () => {
    const { container } = render(<RatingSummary average={4.6} count={38} />);
    expect(container).toHaveTextContent('4,6 bei 38 Bewertungen');
  });

  it.each([
    [1, '1 Bewertung, noch kein verlässlicher Durchschnitt'],
    [2, '2 Bewertungen, noch kein verlässlicher Durchschnitt'],
  ])('SR-22 shows neither average nor stars for %s ratings, to nobody', (count, words) => {
    const { container } = render(<RatingSummary average={4.5} count={count} />);
    expect(container.textContent).toBe(words);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toBeNull();
    expect(container.innerHTML).not.toMatch(/4[,.]5|Sternen/);
  });

  it('RV-08 without ratings it says so', () => {
    render(<RatingSummary average={null} count={0} />);
    expect(screen.getByText('Noch keine Bewertungen')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('AverageBars', () => {
  it('RV-01 each aspect has its average as accessible name; the bar is decorative', () => {
    render(<AverageBars items={[{ label: 'Freundlichkeit', value: 4.9 }]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Freundlichkeit');
    expect(screen.getByRole('img', { name: '4,9 von 5 Sternen' })).toHaveTextContent('4,9');
  });
});
