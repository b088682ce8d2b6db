import type { EnquiryAnswerKind } from '@care/contracts/enquiry';
import { MESSAGE_MAX_LENGTH } from '@care/contracts/field-rules';
import {
  CallForm,
  definedProblems,
  lengthProblem,
  RadioGroup,
  SubmitButton,
  TextArea,
  useForm,
  useFormState,
} from '@care/ui/form';
import { Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { enquiryAnswerApi } from './enquiry-api';
import { enquiryAnswerText } from './texts';

interface Values {
  kind?: EnquiryAnswerKind;
  content?: string;
}

interface AnswerFormProps {
  messageId: number;
  draftName: string;
  kinds: readonly EnquiryAnswerKind[];
  onSend: () => void;
  onSent: () => void;
}

const templateOf = (kind: EnquiryAnswerKind): string => enquiryAnswerText(`templates.${kind}`);

/** A question needs more than the beginning of its template. */
const problemOf = ({ kind, content }: Values): string | undefined =>
  kind === 'QUESTION' && content?.trim() === templateOf(kind).trim()
    ? enquiryAnswerText('unchanged')
    : lengthProblem(content, MESSAGE_MAX_LENGTH);

/** Answers from templates that the provider can change (EQ-08). */
export function AnswerForm({ messageId, draftName, kinds, onSend, onSent }: AnswerFormProps) {
  const [answer] = enquiryAnswerApi.answer.useMutation();
  return (
    <CallForm<Values>
      draft={draftName}
      initialValues={{ kind: 'OFFER', content: templateOf('OFFER') }}
      required={['kind', 'content']}
      requiredHint={false}
      validate={(values) => definedProblems({ content: problemOf(values) })}
      send={({ kind = 'OFFER', content = '' }, keyOf) => {
        onSend();
        const written = { kind, content };
        return answer({ id: messageId, answer: written, idempotencyKey: keyOf(written) });
      }}
      onDone={onSent}
    >
      <Fields kinds={kinds} />
    </CallForm>
  );
}

function Fields({ kinds }: Pick<AnswerFormProps, 'kinds'>) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  useTemplates(values);
  return (
    <>
      <RadioGroup
        name="kind"
        label={enquiryAnswerText('kind')}
        options={kinds.map((value) => ({ value, label: enquiryAnswerText(`kinds.${value}`) }))}
      />
      <TextArea
        name="content"
        label={enquiryAnswerText(values.kind === 'DECLINE' ? 'reason' : 'content')}
        required
        rows={6}
      />
      <SubmitButton icon={Send}>{enquiryAnswerText('submit')}</SubmitButton>
    </>
  );
}

/** Another choice brings its template, unless the text was changed. */
function useTemplates({ kind, content }: Values): void {
  const form = useForm();
  const last = useRef(kind);
  useEffect(() => {
    const before = last.current;
    last.current = kind;
    if (!kind || !before || kind === before) return;
    if (!content?.trim() || content === templateOf(before)) form.change('content', templateOf(kind));
  }, [form, kind, content]);
}
