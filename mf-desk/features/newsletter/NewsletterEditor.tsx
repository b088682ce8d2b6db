import { asApiError, hasStatus, t } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { NewsletterInput, Newsletter } from '@care/contracts/schemas';
import { Button, Row, Stack, IconButton, Meta } from '@care/ui';
import {
  CareForm,
  FORM_ERROR,
  FormDraft,
  SubmitButton,
  submitErrors,
  TextArea,
  TextField,
  useDraft,
  useField,
  type FormApi,
} from '@care/ui/form';
import { SavedElsewhere, TitledSection } from '@care/ui/more';
import { Check, ArrowDown, ArrowUp, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Select, FieldFrame } from '@care/ui/field';
import { issuePath, newsletterApi, type NewsletterVersion } from './newsletter-api';
import { newsletterText } from './texts';

/** The version that the entry is based on is part of the draft: an old draft overwrites nothing unseen. */
interface Entry extends Partial<NewsletterInput> {
  etag?: string | undefined;
}

const automatic = ['etag'];
const CONFLICT = 412;

const entryOf = ({ content: newsletter, etag }: NewsletterVersion): Entry => ({
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
  const id = version?.content.id;
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
      if (id === undefined) void navigate(issuePath(data.content.id), { replace: true });
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
              <p>{newsletterText('theirs', { subject: theirs.content.subject })}</p>
            </SavedElsewhere>
          )}
          <TextField name="subject" label={newsletterText('subject')} autoComplete="off" required />
          <TextArea
            name="introduction"
            label={newsletterText('introduction')}
            hint={newsletterText('introductionHint')}
            rows={8}
          />
          <ArticlesField known={version?.content.articles ?? []} />
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

const none: string[] = [];

/** The chosen articles in their order, and a choice of further ones. */
function ArticlesField({ known }: { known: Newsletter['articles'] }) {
  const { input } = useField<string[]>('articles', { format: (value) => value ?? none });
  const { data } = newsletterApi.articles.useQuery();
  const chosen = input.value;
  const published = data?.results ?? [];
  const titleOf = (slug: string) => [...published, ...known].find((one) => one.slug === slug)?.title ?? slug;
  const swap = (index: number) => {
    const [one = '', other = ''] = chosen.slice(index, index + 2);
    input.onChange(chosen.with(index, other).with(index + 1, one));
  };
  const button = (icon: LucideIcon, label: string, onClick: () => void, disabled = false) => (
    <IconButton icon={icon} label={label} disabled={disabled} onClick={onClick} />
  );
  return (
    <TitledSection look={3} title={newsletterText('articles')}>
      <Stack>
        {chosen.length === 0 && <p>{newsletterText('noArticles')}</p>}
        <Stack as="ol" gap="small" role="list">
          {chosen.map((slug, index) => {
            const title = titleOf(slug);
            const leaveOut = () => input.onChange(chosen.filter((other) => other !== slug));
            return (
              <li key={slug}>
                <Row between>
                  <span>{title}</span>
                  <Row gap="small">
                    {button(ArrowUp, newsletterText('earlier', { title }), () => swap(index - 1), index === 0)}
                    {button(ArrowDown, newsletterText('later', { title }), () => swap(index), !chosen[index + 1])}
                    {button(X, newsletterText('take', { title }), leaveOut)}
                  </Row>
                </Row>
                {known.some((article) => article.slug === slug && !article.is_public) && (
                  <Meta>{newsletterText('withdrawn')}</Meta>
                )}
              </li>
            );
          })}
        </Stack>
        <FieldFrame
          id="newsletter-article"
          label={newsletterText('addArticle')}
          hint={newsletterText('addArticleHint')}
        >
          {(control) => (
            <Select {...control} value="" onChange={({ target }) => input.onChange([...chosen, target.value])}>
              <option value="" />
              {published
                .filter(({ slug }) => !chosen.includes(slug))
                .map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
            </Select>
          )}
        </FieldFrame>
      </Stack>
    </TitledSection>
  );
}
