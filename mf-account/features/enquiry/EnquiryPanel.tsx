import { enquiryPagePath, formatDate, defineSliceApi, addTexts } from '@care/contracts';
import type { EnquiryOfMessage, Accepted, EnquiryAnswer } from '@care/contracts/schemas';
import { Alert, Skeleton, Stack, StandaloneLink } from '@care/ui';
import { QueryContent, StatusMessage, TitledSection } from '@care/ui/more';
import { useState, useEffect, useRef } from 'react';
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
import { tagsOf } from '../../tags';
import texts from './texts.de.json';

const enquiryAnswerText = addTexts('enquiry-answer', texts);

interface EnquiryPanelProps {
  messageId: number;
  /** Name of the draft. */
  draftName: string;
}

/** The provider answers here; the person who wrote the enquiry gets a link to its page (EQ-08). */
export function EnquiryPanel({ messageId, draftName }: EnquiryPanelProps) {
  const query = enquiryAnswerApi.enquiry.useQuery(messageId);
  return (
    <QueryContent query={query} failed={enquiryAnswerText('failed')} skeleton={<Skeleton height="12rem" />}>
      {(enquiry) =>
        enquiry.key === null ? (
          <Answering messageId={messageId} draftName={draftName} enquiry={enquiry} />
        ) : (
          <Stack gap="small">
            <p>{enquiryAnswerText('own')}</p>
            <StandaloneLink to={enquiryPagePath(enquiry.key)}>{enquiryAnswerText('toPage')}</StandaloneLink>
          </Stack>
        )
      }
    </QueryContent>
  );
}

/** Answers from templates that the provider can change (EQ-08). */
function Answering({ messageId, draftName, enquiry }: EnquiryPanelProps & { enquiry: EnquiryOfMessage }) {
  const [answer] = enquiryAnswerApi.answer.useMutation();
  const [isAnnounced, setAnnounced] = useState(false);
  const state = stateOf(enquiry);
  return (
    <TitledSection title={enquiryAnswerText('title')} look={3}>
      {isAnnounced && <StatusMessage kind="success" title={enquiryAnswerText('sent')} />}
      {state && <Alert kind="info" title={state} announce="none" />}
      {enquiry.answers.length > 0 && (
        <CallForm<Values>
          // The answers that are possible may have changed.
          key={enquiry.answers.join()}
          draft={draftName}
          repeats
          initialValues={{ kind: 'OFFER', content: templateOf('OFFER') }}
          required={['kind', 'content']}
          requiredHint={false}
          validate={(values) => definedProblems({ content: problemOf(values) })}
          send={({ kind = 'OFFER', content = '' }, keyOf) => {
            setAnnounced(false);
            const written = { kind, content };
            return answer({ id: messageId, answer: written, idempotencyKey: keyOf(written) });
          }}
          onDone={() => setAnnounced(true)}
        >
          <Fields kinds={enquiry.answers} />
        </CallForm>
      )}
    </TitledSection>
  );
}

function stateOf({ withdrawn_at, declined_at, waiting_since, waiting_left_at }: EnquiryOfMessage): string | undefined {
  if (withdrawn_at) return enquiryAnswerText('withdrawn');
  if (declined_at) return enquiryAnswerText('declined', { date: formatDate(declined_at) });
  if (waiting_since) return enquiryAnswerText('waiting', { date: formatDate(waiting_since) });
  return waiting_left_at ? enquiryAnswerText('left', { date: formatDate(waiting_left_at) }) : undefined;
}

type Values = Partial<EnquiryAnswer>;

const templateOf = (kind: EnquiryAnswerKind): string => enquiryAnswerText(`templates.${kind}`);

/** A question needs more than the beginning of its template. */
const problemOf = ({ kind, content }: Values): string | undefined =>
  kind === 'QUESTION' && content?.trim() === templateOf(kind).trim()
    ? enquiryAnswerText('unchanged')
    : lengthProblem(content, MESSAGE_MAX_LENGTH);

function Fields({ kinds }: { kinds: EnquiryOfMessage['answers'] }) {
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

/** The enquiry behind a message of the inbox, and the provider's answers (EQ-08). */
const enquiryAnswerApi = defineSliceApi('enquiry-answer', (build) => ({
  enquiry: build.query<EnquiryOfMessage, number>({
    query: (id) => `/enquiry/message/${id}/`,
    providesTags: (_enquiry, _error, id) => tagsOf('Message', id, 'CONVERSATION'),
  }),
  /** One key for all retries of an answer. */
  answer: build.mutation<Accepted, { id: number; answer: EnquiryAnswer; idempotencyKey: string }>({
    query: ({ id, answer: body, idempotencyKey }) => ({ url: `/enquiry/message/${id}/answer/`, body, idempotencyKey }),
    // Also after a refusal: the person may have withdrawn the enquiry meanwhile.
    invalidatesTags: (_answer, _error, { id }) => tagsOf('Message', id, 'LIST'),
  }),
}));
