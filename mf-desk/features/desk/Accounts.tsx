import { formatDate, profilePath } from '@care/contracts';
import type { AccountMeasureInput, ManagedAccount } from '@care/contracts/schemas';
import { Badge, Card, EmptyState, Heading, Link, Row, Stack } from '@care/ui';
import { CallForm, RadioGroup, requiredProblems, SubmitButton, TextArea, TextField } from '@care/ui/form';
import { StatusMessage, Term, Terms } from '@care/ui/more';
import { useState } from 'react';
import { deskApi } from './desk-api';
import { OwnPassword } from './OwnPassword';
import { deskText } from './texts';

/** The accounts that were found, with what ADMIN may do to each. */
export const Accounts = ({ accounts }: { accounts: readonly ManagedAccount[] }) =>
  accounts.length === 0 ? (
    <EmptyState title={deskText('accounts.none')} />
  ) : (
    <Stack gap="large">
      {accounts.map((account) => (
        <Account key={account.id} account={account} />
      ))}
    </Stack>
  );

function Account({ account }: { account: ManagedAccount }) {
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
export function AccountTerms({ account }: { account: ManagedAccount }) {
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

type Measure = AccountMeasureInput['measure'] | 'CHANGE_EMAIL' | 'ERASE' | 'KEEP';
interface MeasureValues {
  measure?: Measure;
  reason?: string;
  email?: string;
  password?: string;
}

const measuresOf = ({ is_suspended, deletion_scheduled_at }: ManagedAccount): Measure[] => [
  is_suspended ? 'RESUME' : 'SUSPEND',
  'RESET_SIGN_IN',
  'CHANGE_EMAIL',
  deletion_scheduled_at ? 'KEEP' : 'ERASE',
];

function AccountMeasure({ account, onDone }: { account: ManagedAccount; onDone: () => void }) {
  const [manage] = deskApi.manageAccount.useMutation();
  const [changeEmail] = deskApi.changeEmail.useMutation();
  const [erase] = deskApi.eraseAccount.useMutation();
  const [keep] = deskApi.keepAccount.useMutation();
  const send = ({ measure = 'SUSPEND', reason = '', email = '', password = '' }: MeasureValues) => {
    const { id } = account;
    if (measure === 'CHANGE_EMAIL') return changeEmail({ id, body: { email, reason, password } });
    if (measure === 'ERASE') return erase({ id, body: { reason, password } });
    if (measure === 'KEEP') return keep({ id, body: { reason } });
    return manage({ id, body: { measure, reason } });
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
          <TextArea
            name="reason"
            label={deskText('reason')}
            hint={deskText(isInternal(values) ? 'accounts.logHint' : 'accounts.reasonHint')}
            required
            rows={3}
          />
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
