import { fieldsOfKind } from '@care/contracts/content-kinds';
import type { ContentEntry } from '@care/contracts/schemas';
import { Button, Heading, Meta, Row, Stack, VisuallyHidden } from '@care/ui';
import { ActionButton, QueryContent, TitledSection, Placeholder, PlainText } from '@care/ui/more';
import styled from '@emotion/styled';
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import { contentApi, type PartPage } from './content-api';
import { timeText } from './ContentList';
import { plainText } from './text-values';
import { contentText } from './texts';

const Versions = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: var(--s-2);
    padding-block: var(--s-3);
    border-bottom: 1px solid var(--line);
  }
`;
/** Marks that do not depend on colour. */
const Compared = styled(PlainText)`
  overflow-wrap: anywhere;
  & ins {
    background: var(--blue-50);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  & del {
    background: var(--lamp-100);
  }
`;

/** Every version of a text, newest first; each can be compared with the newest, and come back (OP-28). */
export function TextHistory({ entry, onRestored }: { entry: ContentEntry; onRestored: (entry: ContentEntry) => void }) {
  const [compared, setCompared] = useState<number>();
  const [restore] = contentApi.restore.useMutation();
  return (
    <TitledSection title={contentText('history')}>
      <Versions>
        {entry.history.map(({ number, step, author, created_at, public_from }) => (
          <li key={number}>
            <span>
              <strong>{contentText('version', { number })}</strong> {contentText(`steps.${step}`)}
              {number === entry.public_version && ` (${contentText('isPublic')})`}
              {public_from !== null &&
                public_from > created_at &&
                ` · ${contentText('states.planned', { when: timeText(public_from) })}`}
              <Meta>{contentText('by', { when: timeText(created_at), author: author ?? contentText('nobody') })}</Meta>
            </span>
            {number !== entry.version && (
              <Row>
                <Button
                  variant="secondaryGray"
                  size="small"
                  aria-label={contentText('compareOf', { number })}
                  aria-expanded={compared === number}
                  onClick={() => setCompared(compared === number ? undefined : number)}
                >
                  {contentText(compared === number ? 'closeComparison' : 'compare')}
                </Button>
                <ActionButton
                  variant="secondaryGray"
                  size="small"
                  aria-label={contentText('restoreOf', { number })}
                  run={async () => {
                    const answer = await restore({ id: entry.id, version: entry.version, number });
                    if (answer.data) onRestored(answer.data);
                    return answer;
                  }}
                >
                  {contentText('restore')}
                </ActionButton>
              </Row>
            )}
            {compared === number && <Comparison entry={entry} number={number} />}
          </li>
        ))}
      </Versions>
    </TitledSection>
  );
}

/** What changed in each field since a version; fields without a change are left out. */
function Comparison({ entry, number }: { entry: ContentEntry; number: number }) {
  const query = contentApi.version.useQuery({ id: entry.id, number });
  return (
    <section aria-label={contentText('comparison', { number })}>
      <QueryContent query={query} failed={contentText('textFailed')} skeleton={null}>
        {({ fields }) => {
          const changes = fieldsOfKind(entry.kind)
            .map(([name, field]) => ({
              label: field.label,
              before: plainText(field, fields[name]),
              now: plainText(field, entry.fields[name]),
            }))
            .filter(({ before, now }) => before !== now);
          return changes.length === 0 ? (
            <p>{contentText('same')}</p>
          ) : (
            <Stack>
              <Meta>{contentText('comparisonNote')}</Meta>
              {changes.map(({ label, before, now }) => (
                <div key={label}>
                  <Heading level={4}>{label}</Heading>
                  <Marked before={before} now={now} />
                </div>
              ))}
            </Stack>
          );
        }}
      </QueryContent>
    </section>
  );
}

const Marked = ({ before, now }: { before: string; now: string }) => (
  <Compared>
    {diffWordsWithSpace(before, now).map(({ value, added, removed }, index) => {
      if (!added && !removed) return value;
      const Mark = added ? 'ins' : 'del';
      return (
        <Mark key={index}>
          <VisuallyHidden>{contentText(added ? 'added' : 'removed')} </VisuallyHidden>
          {value}
          <VisuallyHidden> {contentText('endOfMark')} </VisuallyHidden>
        </Mark>
      );
    })}
  </Compared>
);

const Paper = styled.div`
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--gray-50);
  overflow-wrap: anywhere;
`;

/** The stored version of a text that has no page of its own: a mail with sample data, the notice, or the footer (OP-41). */
export const PartPreview = ({ entry: { kind, slug, version } }: { entry: ContentEntry }) => (
  <TitledSection title={contentText('preview')}>
    <QueryContent
      query={contentApi.page.useQuery({ kind, slug, version })}
      failed={contentText('textFailed')}
      skeleton={<Placeholder of={['12rem']} />}
    >
      {(page) => <Paper>{shown(page)}</Paper>}
    </QueryContent>
  </TitledSection>
);

function shown(page: PartPage) {
  if ('subject' in page)
    return (
      <>
        <p>
          <strong>{contentText('subject', { subject: page.subject })}</strong>
        </p>
        <PlainText>{page.text}</PlainText>
      </>
    );
  // The API sanitises the markup.
  if ('html' in page) return <div dangerouslySetInnerHTML={{ __html: page.html }} />;
  const { text, link } = page;
  return (
    <p>
      {text || contentText('noNotice')} {link && <a href={link.path}>{link.label}</a>}
    </p>
  );
}
