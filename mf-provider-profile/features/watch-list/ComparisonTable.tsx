import type { Company } from '@care/contracts/schemas';
import { ownProps, Icon, RatingSummary, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Check, Minus } from 'lucide-react';
import { ColumnHead, ContactRow, PHONE, useIsPhone } from './ColumnHead';
import { columnsOf, isDifferent, type ComparedGroup, type ComparedValue } from './comparison-rows';
import { watchListText } from './texts';

// The position keeps absolutely placed texts for screen readers inside: elsewhere they would widen the page.
const Frame = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  ${PHONE} {
    position: static;
    overflow: visible;
    border-radius: 0;
    border-width: 0 0 1px;
    margin-inline: calc(-1 * var(--s-gutter));
  }
`;
// The first column holds the longest word of the ten features without a break: not every browser hyphenates German.
// On phones a row is a grid: its name above the fields of the two columns that are shown. The corner cell is clipped,
// not removed: without it, screen readers would read the header of the next column with each field.
const Table = styled('table', ownProps('columns'))<{ columns: number }>`
  width: 100%;
  min-width: ${({ columns }) => 15 + columns * 11.5}rem;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  & caption {
    padding: var(--s-3) var(--s-4);
    text-align: start;
    color: var(--ink-soft);
  }
  & :is(th, td) {
    padding: var(--s-3) var(--s-4);
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & tr > :first-of-type:is(th) {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 15rem;
    background: var(--surface);
  }
  & tbody th {
    font-weight: 600;
  }
  & tbody th > span {
    display: block;
    font-weight: 400;
  }
  & tbody th[scope='rowgroup'] {
    background: var(--blue-50);
  }
  @media print {
    min-width: 0;
    font-size: 0.8rem;
    & tr {
      break-inside: avoid;
    }
    & :is(th, td) {
      padding: var(--s-2);
    }
    & tr > :first-of-type:is(th) {
      width: 26%;
    }
  }
  ${PHONE} {
    &,
    & :is(thead, tbody, caption) {
      display: block;
      min-width: 0;
    }
    & tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & :is(th, td) {
      padding: var(--s-2) var(--s-4) var(--s-3);
      border-top: 0;
    }
    & td + td {
      border-inline-start: 1px solid var(--line);
    }
    & tbody tr > th:first-of-type {
      position: static;
      grid-column: 1 / -1;
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--s-3);
      width: auto;
      padding-block: var(--s-2);
      border-top: 1px solid var(--line);
      background: var(--gray-50);
    }
    & tbody tr > th[scope='rowgroup'] {
      background: var(--blue-50);
    }
    & thead {
      position: sticky;
      top: 0;
      z-index: 2;
      border-bottom: 3px solid var(--blue-700);
      background: var(--surface);
    }
    & thead th {
      padding: var(--s-2) var(--s-1);
    }
    & thead tr > th:first-of-type {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
/** What is the same for all, denied or unknown. */
const Soft = styled.span`
  color: var(--ink-soft);
`;
const SHOWN_ON_PHONES = 2;

interface ComparisonProps {
  companies: readonly Company[];
  groups: readonly ComparedGroup[];
  /** Whether rows in which the shown providers do not differ are hidden. */
  isOnlyDifferent: boolean;
  /** Path of the comparison without one provider; undefined if only two are left. */
  pathWithout: ((id: number) => string) | undefined;
}

/** The comparison as a table with one row per fact. Cells have their column as key: a swap moves no focused element. */
export function ComparisonTable({ companies, groups, isOnlyDifferent, pathWithout }: ComparisonProps) {
  const [order, setOrder] = useState(companies.map((_, index) => index));
  const isPhone = useIsPhone();
  const shown = isPhone ? order.slice(0, SHOWN_ON_PHONES) : order;
  const columns = shown.flatMap((index) => companies[index] ?? []);
  const swap = (column: number, id: number) => {
    const other = order.findIndex((index) => companies[index]?.id === id);
    setOrder(order.with(column, order[other]!).with(other, order[column]!));
  };
  return (
    <Frame role="region" aria-label={watchListText('compare.title')} tabIndex={0}>
      <Table columns={columns.length}>
        <caption>{watchListText('compare.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{watchListText('compare.property')}</th>
            {columns.map((company, column) => (
              <th scope="col" key={column}>
                <ColumnHead
                  companies={companies}
                  column={column}
                  isPhone={isPhone}
                  company={company}
                  without={pathWithout?.(company.id)}
                  onChoose={(one) => swap(column, one)}
                />
              </th>
            ))}
          </tr>
        </thead>
        {columnsOf(groups, shown, isOnlyDifferent).map((group) => (
          <GroupRows key={group.title} group={group} columns={columns.length} />
        ))}
        <ContactRow columns={columns} isPhone={isPhone} pathWithout={pathWithout} />
      </Table>
    </Frame>
  );
}

const GroupRows = ({ group: { title, rows }, columns }: { group: ComparedGroup; columns: number }) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={columns + 1}>
        {title}
      </th>
    </tr>
    {rows.map((row) => (
      <tr key={row.label}>
        <th scope="row">
          {row.label} {columns > 1 && <DifferenceMark differs={isDifferent(row)} />}
        </th>
        {row.values.map((value, column) => (
          <td key={column}>
            <ComparedField value={value} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** Whether the providers in the columns differ, in words. */
const DifferenceMark = ({ differs }: { differs: boolean }) =>
  differs ? <span>{watchListText('compare.different')}</span> : <Soft>{watchListText('compare.same')}</Soft>;

const NoMark = styled(Soft)`
  display: inline-flex;
  align-items: center;
  height: 1lh;
`;
const YesMark = styled(NoMark)`
  color: var(--green-700);
`;

/** One value of the comparison; symbols have a text for screen readers. */
function ComparedField({ value }: { value: ComparedValue }) {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'rating') return <RatingSummary average={value.average} count={value.count} />;
  if (value.kind === 'unknown') return <Soft>{watchListText('compare.unknown')}</Soft>;
  const Tone = value.has ? YesMark : NoMark;
  return (
    <Tone>
      <Icon of={value.has ? Check : Minus} />
      <VisuallyHidden>{watchListText(value.has ? 'compare.yes' : 'compare.no')}</VisuallyHidden>
    </Tone>
  );
}
