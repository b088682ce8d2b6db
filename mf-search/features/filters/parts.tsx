import { searchPath, type SearchFilters } from '@care/contracts/search';
import { media, Button, ButtonLink } from '@care/ui';
import styled from '@emotion/styled';
import { t } from '@care/contracts';
import { searchText } from '../../texts';

/** The row of filters above the results, on wide screens. */
export const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  align-items: center;
  padding-top: var(--s-4);
  ${media.belowDesktop} {
    display: none;
  }
  /* Without script the sheet cannot open, so small screens show the filters here. */
  @media (scripting: none) {
    display: flex;
  }
`;

/** Related choices below their legend. */
export const Group = styled.fieldset`
  & > legend {
    margin-bottom: 0.25rem;
    font-weight: 600;
  }
`;

const Count = styled.span`
  margin-inline-start: 0.35rem;
  color: var(--ink-soft);
`;

/** "(64)" after a choice: its number of hits. Empty until the answer has arrived. */
export const Hits = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <Count>{searchText('filters.hits', { count })}</Count>;

interface ResetLinkProps {
  /** The search without the filters. */
  to: SearchFilters;
  onReset: () => void;
  size?: 'small';
}

/** Removes filters at once; without script it is a link. */
export const ResetLink = ({ to, onReset, size }: ResetLinkProps) => (
  <ButtonLink
    variant="bgNone"
    size={size}
    to={searchPath(to)}
    onClick={(event) => {
      event.preventDefault();
      onReset();
    }}
  >
    {searchText('filters.reset')}
  </ButtonLink>
);

interface ApplyButtonProps {
  count: number | undefined;
  onApply: () => void;
  block?: boolean;
}

/**
 * "64 Treffer anzeigen". The results update with every choice, so the button only closes the sheet. Without script, it
 * sends the form.
 */
export const ApplyButton = ({ count, onApply, block }: ApplyButtonProps) => (
  <Button type="submit" size={block ? 'normal' : 'small'} block={block} onClick={onApply}>
    {count === undefined ? t('search.submit') : t('search.applyFilters', { count })}
  </Button>
);
