import { asApiError, hasStatus, t } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { NewsletterInput } from '@care/contracts/schemas';
import { Button, Row, Stack } from '@care/ui';
import {
  CareForm,
  FORM_ERROR,
  FormDraft,
  SubmitButton,
  submitErrors,
  TextArea,
  TextField,
  useDraft,
  type FormApi,
} from '@care/ui/form';
import { SavedElsewhere } from '@care/ui/more';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ArticlesField } from './ArticlesField';
import { issuePath, newsletterApi, type NewsletterVersion } from './newsletter-api';
import { newsletterText } from './texts';

/** The version that the entry is based on is part of the draft: an old draft overwrites nothing unseen. */
interface Entry extends Partial<NewsletterInput> {
  etag?: string | undefined;
}

const automatic = ['etag'];
const CONFLICT = 412;

const entryOf = ({ newsletter, etag }: NewsletterVersion): Entry => ({
  subject: newsletter.subject,
  introduction: newsletter.introduction,
  articles: newsletter.articles.map(({ slug }) => slug),
  etag,
});

interface EditorProps {
  /** The draft; without it a new one. */
  version?: NewsletterVersion;
  onDone?: () => void;
}

/** Writes a draft. If somebody else has saved meanwhile, their version is shown, and nothing is lost. */
export function NewsletterEditor({ version, onDone }: EditorProps) {
  const id = version?.newsletter.id;
  const name = `newsletter-${id ?? 'new'}`;
  const [initialValues] = useState<Entry>(() => (version ? entryOf(version) : { articles: [] }));
  const [theirs, setTheirs] = useState<NewsletterVersion>();
  const [create] = newsletterApi.create.useMutation();
  const [save] = newsletterApi.save.useMutation();
  const [read] = newsletterApi.one.useLazyQuery();
  const draft = useDraft(name);
  const navigate = useNavigate();

  const send = async (entry: Entry, form: FormApi<Entry>) => {
    const { subject = '', introduction = '', articles = [], etag } = entry;
    const body = { subject, introduction, articles };
    const { data, error } = await (id === undefined ? create(body) : save({ id, etag, body }));
    if (data) {
      draft.remove();
      if (id === undefined) void navigate(issuePath(data.newsletter.id), { replace: true });
      else onDone?.();
      return undefined;
    }
    const other = id !== undefined && hasStatus(error, CONFLICT) ? (await read(id)).data : undefined;
    if (!other) return submitErrors(asApiError(error), form.getRegisteredFields());
    form.change('etag', other.etag);
    setTheirs(other);
    return { [FORM_ERROR]: newsletterText('conflict') };
  };

  return (
    <CareForm<Entry> onSubmit={send} initialValues={initialValues} requiredHint={false}>
      {({ form }) => (
        <Stack gap="large">
          <FormDraft name={name} automatic={automatic} />
          {theirs && (
            <SavedElsewhere
              title={newsletterText('conflictTitle')}
              text={newsletterText('conflict')}
              accept={newsletterText('takeTheirs')}
              onAccept={() => {
                form.batch(() => {
                  for (const [field, value] of Object.entries(entryOf(theirs)))
                    form.change(field as keyof Entry, value);
                });
                setTheirs(undefined);
              }}
            >
              <p>{newsletterText('theirs', { subject: theirs.newsletter.subject })}</p>
            </SavedElsewhere>
          )}
          <TextField name="subject" label={newsletterText('subject')} autoComplete="off" required />
          <TextArea
            name="introduction"
            label={newsletterText('introduction')}
            hint={newsletterText('introductionHint')}
            rows={8}
          />
          <ArticlesField known={version?.newsletter.articles ?? []} />
          <Row>
            <SubmitButton icon={Check}>{t('actions.save')}</SubmitButton>
            {onDone && (
              <Button
                variant="secondaryGray"
                onClick={() => {
                  draft.remove();
                  onDone();
                }}
              >
                {newsletterText('cancel')}
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </CareForm>
  );
}
