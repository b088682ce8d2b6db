import { t } from '@care/contracts';
import type { Ranking } from '@care/contracts/schemas';
import { Stack, WithIcon } from '@care/ui';
import styled from '@emotion/styled';
import { Info } from 'lucide-react';
import { searchText } from '../../texts';

const Note = styled.details`
  min-width: 0;
  &[open] {
    flex-basis: 100%;
  }
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-touch);
    color: var(--blue-700);
    text-decoration: underline;
    text-underline-offset: 0.22em;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
`;
const NoteText = styled(Stack)`
  max-width: var(--size-measure);
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-field);
  background: var(--blue-50);
`;
const Parameters = styled.ol`
  padding-inline-start: 1.4rem;
`;

interface RankingNoteProps {
  /** How this search sorts its hits. */
  text: string;
  ranking: Ranking;
}

/** Explains the order of the hits: the general rule, and the criteria of this search by weight. */
export const RankingNote = ({ text, ranking }: RankingNoteProps) => (
  <Note>
    <summary>
      <WithIcon icon={Info} size="small">
        {t('search.rankingNote')}
      </WithIcon>
    </summary>
    <NoteText gap="small">
      <p>{text}</p>
      <p>{searchText('results.rankingNow')}</p>
      <Parameters>
        {ranking.parameters
          .toSorted((a, b) => b.weight - a.weight)
          .map(({ key, label }) => (
            <li key={key}>{label}</li>
          ))}
      </Parameters>
    </NoteText>
  </Note>
);
