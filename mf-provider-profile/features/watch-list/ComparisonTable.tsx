import { profilePath } from '@care/contracts';
import type { Company } from '@care/contracts/schemas';
import { Link, media } from '@care/ui';
import styled from '@emotion/styled';
import { ComparedField } from './ComparedField';
import type { ComparedGroup } from './comparison-rows';
import { TakeOut } from './TakeOut';
import { watchListText } from './texts';

const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  ${media.phone} {
    display: none;
  }
  ${media.print} {
    display: block;
  }
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  & caption {
    padding: var(--s-3) var(--s-4);
    text-align: start;
    color: var(--ink-soft);
  }
  & th,
  & td {
    padding: var(--s-3) var(--s-4);
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & thead th {
    font-size: var(--t-body);
  }
  & tbody th {
    font-weight: 400;
  }
  & th[scope='rowgroup'] {
    background: var(--blue-50);
    font-weight: 600;
  }
`;

export interface ComparisonProps {
  companies: readonly Company[];
  groups: readonly ComparedGroup[];
  /** Path of the comparison without one provider; undefined if only two are left. */
  pathWithout: ((id: number) => string) | undefined;
}

/** The comparison as a table, for tablets and wider screens. */
export const ComparisonTable = ({ companies, groups, pathWithout }: ComparisonProps) => (
  <Frame role="region" aria-label={watchListText('compare.title')} tabIndex={0}>
    <Table>
      <caption>{watchListText('compare.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{watchListText('compare.property')}</th>
          {companies.map(({ id, slug, name }) => (
            <th scope="col" key={id}>
              <Link to={profilePath(slug)}>{name}</Link>
              {pathWithout && <TakeOut name={name} to={pathWithout(id)} />}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={companies.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={companies[index]?.id}>
                  <ComparedField value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  </Frame>
);
