import { asApiError, profilePath, t } from '@care/contracts';
import type { DeskCase } from '@care/contracts/schemas';
import { Link, Meta, Stack } from '@care/ui';
import { CareForm, FormDraft, RadioGroup, SubmitButton, submitErrors, TextArea } from '@care/ui/form';
import styled from '@emotion/styled';
import { deskApi } from './desk-api';
import { deskText } from './texts';
import { useCaseForm } from './use-case-form';

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  list-style: none;
`;

const isTarget = ({ is_public }: DeskCase['similar'][number]) => is_public;

/** Providers that may be the same house, and the form that merges this one into one of them. */
export const SimilarCompanies = ({ deskCase: { id, similar, is_own } }: { deskCase: DeskCase }) => (
  <Stack>
    <Meta>{deskText('similarNote')}</Meta>
    <List>
      {similar.map((one) => (
        <li key={one.id}>
          <Link to={profilePath(one.slug)}>{one.name}</Link>
          <Meta>{one.street}</Meta>
          {!one.is_public && <Meta>{deskText('notPublic')}</Meta>}
          {one.is_own && <Meta>{deskText('ownSimilar')}</Meta>}
        </li>
      ))}
    </List>
    {!is_own && similar.some(isTarget) && <MergeForm id={id} targets={similar.filter(isTarget)} />}
  </Stack>
);

interface MergeValues {
  company?: string;
  reason?: string;
}

function MergeForm({ id, targets }: { id: number; targets: DeskCase['similar'] }) {
  const [merge] = deskApi.merge.useMutation();
  const { draftName, formKey, clear } = useCaseForm(`desk-merge-${id}`);
  const send = async ({ company, reason = '' }: MergeValues) => {
    const { error } = await merge({ id, body: { company: Number(company), reason } });
    if (error) return submitErrors(asApiError(error), ['company', 'reason']);
    clear();
    return undefined;
  };
  return (
    <CareForm<MergeValues>
      key={formKey}
      onSubmit={send}
      validate={({ company, reason }) => ({
        // The draft may name a provider that is not offered any more.
        ...(!targets.some((one) => String(one.id) === company) && { company: deskText('chooseTarget') }),
        ...(!reason?.trim() && { reason: t('fields.required') }),
      })}
    >
      {() => (
        <Stack>
          <FormDraft name={draftName} />
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
          <SubmitButton variant="secondaryGray">{deskText('merge')}</SubmitButton>
        </Stack>
      )}
    </CareForm>
  );
}
