import { t } from '@care/contracts';
import { searchPath, type SearchFilters } from '@care/contracts/search';
import { ButtonLink, ChipLink, Row } from '@care/ui';
import { X } from 'lucide-react';
import { searchText } from '../../texts';
import { useLatestSearch } from '../search/latest-search';
import { activeFilters, withoutFilter, withoutFilters } from './filter-labels';

interface ActiveFiltersProps {
  filters: SearchFilters;
  /** Receives the focus after a chip was removed. */
  onRemoved: () => void;
}

/** The active filters. Each is a link to the search without it (SR-04). */
export function ActiveFilters({ filters, onRemoved }: ActiveFiltersProps) {
  const latest = useLatestSearch(filters);
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Row as="ul" role="list" gap="small" aria-label={searchText('filters.active')}>
      {active.map(({ label }) => (
        <li key={label}>
          <ChipLink
            on
            to={searchPath(withoutFilter(latest, label))}
            icon={X}
            replace
            preventScrollReset
            aria-label={t('search.removeFilter', { label })}
            onClick={onRemoved}
          >
            {label}
          </ChipLink>
        </li>
      ))}
      <li>
        <ButtonLink
          variant="bgNone"
          size="small"
          to={searchPath(withoutFilters(latest))}
          replace
          preventScrollReset
          onClick={onRemoved}
        >
          {t('search.resetFilters')}
        </ButtonLink>
      </li>
    </Row>
  );
}
