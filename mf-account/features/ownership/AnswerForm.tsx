import { asApiError } from '@care/contracts';
import type { OwnershipClaim, OwnershipReplyInput } from '@care/contracts/schemas';
import { Stack } from '@care/ui';
import { CareForm, FormDraft, requiredProblems, SubmitButton, submitErrors, TextArea, useDraft } from '@care/ui/form';
import { Send } from 'lucide-react';
import { ownershipApi } from './ownership-api';
import { ownershipText } from './texts';

/** Answers the question of the desk in words. */
export function AnswerForm({ claim: { id, company }, onSent }: { claim: OwnershipClaim; onSent: () => void }) {
  const [reply] = ownershipApi.reply.useMutation();
  const draftName = `ownership-answer-${id}`;
  const draft = useDraft(draftName);
  const send = async ({ text = '' }: Partial<OwnershipReplyInput>) => {
    const { error } = await reply({ company: company.id, id, text });
    if (error) return submitErrors(asApiError(error), ['text']);
    draft.remove();
    onSent();
    return undefined;
  };
  return (
    <CareForm<Partial<OwnershipReplyInput>>
      onSubmit={send}
      validate={(values) => requiredProblems(values, ['text'])}
      requiredHint={false}
    >
      {() => (
        <Stack>
          <FormDraft name={draftName} />
          <TextArea name="text" label={ownershipText('answer')} required rows={4} />
          <SubmitButton icon={Send}>{ownershipText('sendAnswer')}</SubmitButton>
        </Stack>
      )}
    </CareForm>
  );
}
