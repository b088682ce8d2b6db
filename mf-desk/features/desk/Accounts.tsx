import { formatDate, profilePath, addTexts } from '@care/contracts';
import type * as Api from '@care/contracts/schemas';
import { Badge, Card, EmptyState, Heading, Link, Row, Stack, Alert, Meta, StandaloneLink } from '@care/ui';
import { CallForm, RadioGroup, requiredProblems, SubmitButton, TextField } from '@care/ui/form';
import { StatusMessage, Term, Terms, QueryContent } from '@care/ui/more';
import { useState } from 'react';
import { deskApi } from './desk-api';
import { OwnPassword, Reason } from './OwnPassword';
import { deskText } from './texts';
import { viewPath } from './desk-address';
import { DeskSkeleton } from './DeskFrame';
import texts from './references.de.json';

/** The accounts that were found, with what ADMIN may do to each. */
export const Accounts = ({ accounts }: { accounts: readonly Api.ManagedAccount[] }) =>
  accounts.length === 0 ? (
    <EmptyState title={deskText('accounts.none')} />
  ) : (
    <Stack gap="large">
      {accounts.map((account) => (
        <Account key={account.id} account={account} />
      ))}
    </Stack>
  );

function Account({ account }: { account: Api.ManagedAccount }) {
  const { id, username } = account;
  const [done, setDone] = useState(0);
  const titleId = `account-${id}`;
  return (
    <Card as="section" padded aria-labelledby={titleId}>
      <Stack>
        <Row between>
          <Heading level={2} look={3} id={titleId}>
            {username}
          </Heading>
          {account.is_suspended && <Badge kind="wanted">{deskText('accounts.suspended')}</Badge>}
          {account.deletion_scheduled_at && (
            <Badge kind="wanted">
              {deskText('accounts.leaving', { date: formatDate(account.deletion_scheduled_at) })}
            </Badge>
          )}
        </Row>
        <AccountTerms account={account} />
        {done > 0 && <StatusMessage key={done} kind="success" title={deskText('accounts.done')} />}
        <AccountMeasure account={account} onDone={() => setDone(done + 1)} />
      </Stack>
    </Card>
  );
}

/** The data of an account. */
function AccountTerms({ account }: { account: Api.ManagedAccount }) {
  const { name, email, email_verified, staff_roles, company, created_at, last_seen_at } = account;
  return (
    <Terms>
      <Term name={deskText('accounts.name')}>{name}</Term>
      <Term name={deskText('accounts.email')}>
        {email_verified ? email : deskText('accounts.unconfirmed', { email })}
      </Term>
      {staff_roles.length > 0 && (
        <Term name={deskText('accounts.roles')}>{staff_roles.map((role) => deskText(`roles.${role}`)).join(', ')}</Term>
      )}
      {company && (
        <Term name={deskText('accounts.company')}>
          <Link to={profilePath(company.slug)}>{company.name}</Link>
        </Term>
      )}
      <Term name={deskText('accounts.since')}>{formatDate(created_at)}</Term>
      {last_seen_at && <Term name={deskText('accounts.lastSeen')}>{formatDate(last_seen_at)}</Term>}
    </Terms>
  );
}

type Measure = Api.AccountMeasureInput['measure'] | 'CHANGE_EMAIL' | 'ERASE' | 'KEEP';
interface MeasureValues {
  measure?: Measure;
  reason?: string;
  email?: string;
  password?: string;
}

const measuresOf = ({ is_suspended, deletion_scheduled_at }: Api.ManagedAccount): Measure[] => [
  is_suspended ? 'RESUME' : 'SUSPEND',
  'RESET_SIGN_IN',
  'CHANGE_EMAIL',
  deletion_scheduled_at ? 'KEEP' : 'ERASE',
];

function AccountMeasure({ account, onDone }: { account: Api.ManagedAccount; onDone: () => void }) {
  const [change] = deskApi.changeAccount.useMutation();
  const send = ({ measure = 'SUSPEND', reason = '', email = '', password = '' }: MeasureValues) => {
    const { id } = account;
    if (measure === 'CHANGE_EMAIL') return change({ id, action: 'email', body: { email, reason, password } });
    if (measure === 'ERASE') return change({ id, action: 'erase', body: { reason, password } });
    if (measure === 'KEEP') return change({ id, action: 'keep', body: { reason } });
    return change({ id, action: 'measure', body: { measure, reason } });
  };
  return (
    <CallForm<MeasureValues>
      repeats
      send={send}
      onDone={onDone}
      validate={(values) => requiredProblems(values, ['measure', 'reason', ...fieldsOf(values)])}
      requiredHint={false}
    >
      {({ values }) => (
        <>
          <RadioGroup
            name="measure"
            label={deskText('measureChoice')}
            required
            options={measuresOf(account).map((measure) => ({
              value: measure,
              label: deskText(`accounts.measure.${measure}`),
            }))}
          />
          {fieldsOf(values).includes('email') && (
            <TextField name="email" type="email" label={deskText('accounts.newEmail')} required />
          )}
          <Reason hint={deskText(isInternal(values) ? 'accounts.logHint' : 'accounts.reasonHint')} />
          {fieldsOf(values).includes('password') && <OwnPassword />}
          <SubmitButton variant="secondaryGray">{deskText('carryOut')}</SubmitButton>
        </>
      )}
    </CallForm>
  );
}

/** Measures whose reason nobody gets by mail. */
const isInternal = ({ measure }: MeasureValues): boolean => measure === 'CHANGE_EMAIL' || measure === 'KEEP';

/** What a measure asks for beside its reason. */
function fieldsOf({ measure }: MeasureValues): readonly ('email' | 'password')[] {
  if (measure === 'CHANGE_EMAIL') return ['email', 'password'];
  return measure === 'ERASE' ? ['password'] : [];
}

const referenceText = addTexts('desk-references', texts);

const states: Readonly<Record<string, string>> = texts.person.states;

interface FoundReferencesProps {
  results: Api.FoundReferences['results'];
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

const FoundReference = ({ found, q }: { found: Api.FoundReferences['results'][number]; q: string }) => (
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

type Entry = Api.PersonView['entries'][number];

function Sections({ view: { account, entries } }: { view: Api.PersonView }) {
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
