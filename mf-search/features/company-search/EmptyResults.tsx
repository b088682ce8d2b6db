import { t } from '@care/contracts';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import type { City, SearchSuggestion } from '@care/contracts/schemas';
import { ButtonLink, ChipLink, EmptyState, Panel, Row } from '@care/ui';
import { emptyNoResults } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { ArrowRight, MapPin, X } from 'lucide-react';
import { tt } from '../../texts';
import { readRescues } from './rescues';

const Rescues = styled.ul`
  display: grid;
  gap: var(--s-2);
  width: min(100%, 32rem);
`;

interface EmptyResultsProps {
  filters: SearchFilters;
  suggestions: readonly SearchSuggestion[];
  nearby: City['nearby'];
}

/** No hits: ways out with what each really gives, best first, and the towns around (SR-19). */
export function EmptyResults({ filters, suggestions, nearby }: EmptyResultsProps) {
  return (
    <Panel>
      <EmptyState
        picture={emptyNoResults}
        title={t('errors.noSearchResults')}
        action={<WaysOut filters={filters} suggestions={suggestions} />}
      >
        {t('search.emptyTips')}
      </EmptyState>
      {nearby.length > 0 && (
        <>
          <p>{tt('empty.nearby')}</p>
          <Row as="ul" role="list" gap="small">
            {nearby.map(({ slug, name }) => (
              <li key={slug}>
                <ChipLink to={searchPath(changeFilters(filters, { city: slug }))} icon={MapPin}>
                  {name}
                </ChipLink>
              </li>
            ))}
          </Row>
        </>
      )}
    </Panel>
  );
}

function WaysOut({ filters, suggestions }: Pick<EmptyResultsProps, 'filters' | 'suggestions'>) {
  const rescues = readRescues(filters, suggestions);
  if (rescues.length === 0) return null;
  return (
    <Rescues role="list">
      {rescues.map(({ label, target, isWider }, index) => (
        <li key={label}>
          <ButtonLink
            block
            variant={index === 0 ? 'primary' : 'secondaryBlue'}
            to={searchPath(target)}
            icon={isWider ? ArrowRight : X}
          >
            {label}
          </ButtonLink>
        </li>
      ))}
    </Rescues>
  );
}
