import { formatDate, profilePath } from '@care/contracts';
import type { AccountMeasureInput, ManagedAccount } from '@care/contracts/schemas';
import { Badge, Card, EmptyState, Heading, Link, Row, Stack } from '@care/ui';
import { CallForm, RadioGroup, SubmitButton, TextArea } from '@care/ui/form';
import { StatusMessage, Term, Terms } from '@care/ui/more';
import { useState } from 'react';
import { deskApi } from './desk-api';
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

function AccountMeasure({ account, onDone }: { account: ManagedAccount; onDone: () => void }) {
  const [manage] = deskApi.manageAccount.useMutation();
  const measures = [account.is_suspended ? 'RESUME' : 'SUSPEND', 'RESET_SIGN_IN'] as const;
  return (
    <CallForm<Partial<AccountMeasureInput>>
      repeats
      send={({ measure = 'SUSPEND', reason = '' }) => manage({ id: account.id, body: { measure, reason } })}
      onDone={onDone}
      required={['measure', 'reason']}
      requiredHint={false}
    >
      <RadioGroup
        name="measure"
        label={deskText('measureChoice')}
        required
        options={measures.map((measure) => ({ value: measure, label: deskText(`accounts.measure.${measure}`) }))}
      />
      <TextArea name="reason" label={deskText('reason')} hint={deskText('accounts.reasonHint')} required rows={3} />
      <SubmitButton variant="secondaryGray">{deskText('carryOut')}</SubmitButton>
    </CallForm>
  );
}
