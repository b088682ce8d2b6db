import { formatEuros, isOverAYearOld } from '@care/contracts';
import type { CompanyCard } from '@care/contracts/schemas';
import type { SearchFilters } from '@care/contracts/search';
import { Meta } from '@care/ui';
import styled from '@emotion/styled';
import { searchText } from '../../texts';

const Figure = styled.p`
  & > strong {
    font-family: var(--font-head);
    font-size: var(--t-h4);
  }
`;

interface OwnShareProps {
  company: CompanyCard;
  search?: SearchFilters;
}

/** What a resident pays in the first year, for the grade of the search; without a price only a search for it says so (CO-07). */
export function OwnShare({ company: { own_share, prices_from }, search }: OwnShareProps) {
  const grade = search?.grade ?? null;
  if (own_share === null) {
    const isAsked = search && (search.grade !== null || search.ownShare !== null || search.sort === 'ownShareAsc');
    return isAsked ? <Meta>{searchText('card.noPrice')}</Meta> : null;
  }
  if (grade === 1) return <Meta>{searchText('card.gradeOne')}</Meta>;
  const grades = grade === null ? searchText('card.grades') : searchText('card.grade', { grade });
  return (
    <Figure>
      <strong>{formatEuros(own_share)}</strong>{' '}
      <Meta as="span">
        {searchText('card.ownShare', { grade: grades })}
        {prices_from && isOverAYearOld(prices_from) && ` · ${searchText('card.oldPrice')}`}
      </Meta>
    </Figure>
  );
}
