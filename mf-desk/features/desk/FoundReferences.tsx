import { addTexts, formatDate } from '@care/contracts';
import type { FoundReferences as Found, PersonView } from '@care/contracts/schemas';
import { Alert, EmptyState, Heading, Link, Meta, Row, Stack, StandaloneLink } from '@care/ui';
import { QueryContent } from '@care/ui/more';
import { AccountTerms } from './Accounts';
import { viewPath } from './desk-address';
import { DeskSkeleton } from './DeskFrame';
import { deskApi } from './desk-api';
import { deskText } from './texts';
import texts from './references.de.json';

const referenceText = addTexts('desk-references', texts);

const states: Readonly<Record<string, string>> = texts.person.states;

interface FoundReferencesProps {
  results: Found['results'];
  q: string;
  /** The account that is open. */
  person: number | undefined;
}

/** What a reference means, and the account behind it as its person sees it (OP-74, OP-75). */
export const FoundReferences = ({ results, q, person }: FoundReferencesProps) => (
  <>
    {results.length === 0 ? (
      <EmptyState title={referenceText('none')} />
    ) : (
      <ul role="list" aria-label={deskText('views.find.title')}>
        {results.map((found, index) => (
          <li key={index}>
            <FoundReference found={found} q={q} />
          </li>
        ))}
      </ul>
    )}
    {person !== undefined && <Person key={person} id={person} />}
  </>
);

const FoundReference = ({ found, q }: { found: Found['results'][number]; q: string }) => (
  <Row between>
    <span>
      {referenceText(`kinds.${found.kind}`)} <Meta as="span">{found.id}</Meta>{' '}
      {found.path ? <Link to={found.path}>{found.text}</Link> : found.text}
    </span>
    {found.person && (
      <StandaloneLink to={viewPath('find', { q, person: found.person.id })}>
        {referenceText('open', { name: found.person.username })}
      </StandaloneLink>
    )}
  </Row>
);

function Person({ id }: { id: number }) {
  const query = deskApi.person.useQuery(id);
  return (
    <QueryContent query={query} failed={referenceText('person.failed')} skeleton={<DeskSkeleton />}>
      {(view) => <Sections view={view} />}
    </QueryContent>
  );
}

type Entry = PersonView['entries'][number];

function Sections({ view: { account, entries } }: { view: PersonView }) {
  const sections = [...new Set(entries.map(({ section }) => section))];
  return (
    <Stack>
      <Heading level={2}>{referenceText('person.title', { name: account.username })}</Heading>
      <Alert kind="info" title={referenceText('person.noted')} announce="none" />
      <AccountTerms account={account} />
      {sections.length === 0 && <p>{referenceText('person.empty')}</p>}
      {sections.map((section) => (
        <section key={section} aria-label={referenceText(`person.sections.${section}`)}>
          <Heading level={3}>{referenceText(`person.sections.${section}`)}</Heading>
          <ul role="list">
            {entries
              .filter((entry) => entry.section === section)
              .map((entry, index) => (
                <li key={index}>
                  <EntryLine entry={entry} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

const EntryLine = ({ entry: { text, state, path, at } }: { entry: Entry }) => (
  <>
    {path ? <Link to={path}>{text}</Link> : text}{' '}
    <Meta as="span">{[states[state], formatDate(at)].filter(Boolean).join(', ')}</Meta>
  </>
);
