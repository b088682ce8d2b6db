import { profilePath } from '@care/contracts';
import type { DeskCase } from '@care/contracts/schemas';
import { Link, Meta, Stack } from '@care/ui';
import { RadioGroup, SubmitButton, TextArea, CallForm } from '@care/ui/form';
import { deskApi } from './desk-api';
import { OwnPassword } from './OwnPassword';
import { deskText } from './texts';

const NOT_IN_DRAFT = ['password'];

const isTarget = ({ is_public }: DeskCase['similar'][number]) => is_public;

/** Providers that may be the same house, and the form that merges this one into one of them. */
export const SimilarCompanies = ({ deskCase: { id, similar, is_own } }: { deskCase: DeskCase }) => (
  <Stack>
    <Meta>{deskText('similarNote')}</Meta>
    <Stack as="ul" gap="small">
      {similar.map((one) => (
        <li key={one.id}>
          <Link to={profilePath(one.slug)}>{one.name}</Link>
          <Meta>{one.street}</Meta>
          {!one.is_public && <Meta>{deskText('notPublic')}</Meta>}
          {one.is_own && <Meta>{deskText('ownSimilar')}</Meta>}
        </li>
      ))}
    </Stack>
    {!is_own && similar.some(isTarget) && <MergeForm id={id} targets={similar.filter(isTarget)} />}
  </Stack>
);

function MergeForm({ id, targets }: { id: number; targets: DeskCase['similar'] }) {
  const [merge] = deskApi.merge.useMutation();
  return (
    <CallForm<{ company?: string; reason?: string; password?: string }>
      draft={`desk-merge-${id}`}
      omit={NOT_IN_DRAFT}
      repeats
      send={({ company, reason = '', password = '' }) =>
        merge({ id, body: { company: Number(company), reason, password } })
      }
      required={['reason', 'password']}
      // The draft may name a provider that is not offered any more.
      validate={({ company }) =>
        targets.some((one) => String(one.id) === company) ? {} : { company: deskText('chooseTarget') }
      }
    >
      <RadioGroup
        name="company"
        label={deskText('mergeInto')}
        required
        options={targets.map(({ id, name, street }) => ({
          value: String(id),
          label: deskText('mergeChoice', { name, street }),
        }))}
      />
      <Meta>{deskText('mergeNote')}</Meta>
      <TextArea name="reason" label={deskText('reason')} hint={deskText('reasonHint.merge')} required rows={3} />
      <OwnPassword />
      <SubmitButton variant="secondaryGray">{deskText('merge')}</SubmitButton>
    </CallForm>
  );
}
