import styled from '@emotion/styled';
import { formatRating, t } from '@care/contracts';

const List = styled.ul`
  display: grid;
  gap: 0.65rem;
`;

const BarItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 0.9rem;
  align-items: center;
  line-height: 1.3;
  & > span {
    flex: 1 1 8.5rem;
    max-width: 11rem;
  }
  & > b {
    flex: 0 0 2.4rem;
    text-align: end;
  }
`;

const Track = styled.svg`
  flex: 1 1 4rem;
  min-width: 0;
  height: 0.7rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--gray-100);
  & rect {
    fill: var(--blue-700);
  }
  @media (forced-colors: active) {
    & rect {
      fill: Highlight;
    }
  }
`;

/** One bar per aspect with its average; screen readers read only the number. */
export const AverageBars = ({ items }: { items: { label: string; value: number }[] }) => (
  <List>
    {items.map(({ label, value }) => (
      <BarItem key={label}>
        <span>{label}</span>
        <Track aria-hidden="true">
          <rect width={`${Math.round(value * 20)}%`} height="100%" />
        </Track>
        <b role="img" aria-label={t('stars.outOfFive', { value: formatRating(value) })}>
          {formatRating(value)}
        </b>
      </BarItem>
    ))}
  </List>
);
