import { routes } from '@care/contracts';
import { CONTENT_KINDS } from '@care/contracts/content-kinds';
import type { ContentEntries } from '@care/contracts/schemas';
import { Badge, EmptyState, Link, Meta, Row, VisuallyHidden } from '@care/ui';
import { CellLabel, DeskTable } from '../desk/DeskTable';
import { statesOf, timeText } from './states';
import { contentText } from './texts';

/** The texts of a page of the list, with their state. */
export const ContentList = ({ entries }: { entries: ContentEntries['results'] }) =>
  entries.length === 0 ? (
    <EmptyState title={contentText('none')} />
  ) : (
    <DeskTable>
      <caption>
        <VisuallyHidden>{contentText('title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{contentText('text')}</th>
          <th scope="col">{contentText('state')}</th>
          <th scope="col">{contentText('changed')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <Link to={routes.deskText.build({ id: entry.id })}>{entry.title}</Link>
              <Meta>{[CONTENT_KINDS[entry.kind].one, entry.path].filter(Boolean).join(' · ')}</Meta>
            </th>
            <td>
              <States entry={entry} />
            </td>
            <td>
              <CellLabel as="span">{contentText('cell', { label: contentText('changed') })} </CellLabel>
              {timeText(entry.changed_at)}
            </td>
          </tr>
        ))}
      </tbody>
    </DeskTable>
  );

export const States = ({ entry }: { entry: Parameters<typeof statesOf>[0] }) => (
  <Row>
    {statesOf(entry).map((state) => (
      <Badge key={state} kind="new">
        {state}
      </Badge>
    ))}
  </Row>
);
