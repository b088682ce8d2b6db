import { asApiError, formatDate } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { CompanyPage } from '@care/contracts/schemas';
import { useLocation } from '@care/contracts/router';
import { apiErrorMessage, Button, Heading, Meta, Row } from '@care/ui';
import { useDraft } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import styled from '@emotion/styled';
import { CircleCheck, Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { SectionArea } from '../company-sections/ProfileSection';
import { editingApi, type OwnCompany } from './editing-api';
import type { SectionEditor } from './section-editor';
import { SectionForm } from './SectionForm';
import { editingText } from './texts';

const Head = styled(Row)`
  margin-bottom: var(--s-3);
`;
const Confirmation = styled(Row)`
  margin-bottom: var(--s-4);
`;
const Body = styled.div`
  overflow-wrap: anywhere;
  & > [role='alert'],
  & > [role='status'] {
    margin-bottom: var(--s-4);
  }
`;

interface Message {
  /** Changes with every message, so that a repeated one takes the focus again. */
  number: number;
  kind: 'success' | 'error';
  title: string;
  text?: string | undefined;
}

interface EditableAreaProps<Values extends object> {
  editor: SectionEditor<Values>;
  own: OwnCompany;
  /** Reads the provider again and returns the other sections that were changed meanwhile. */
  onSaved: () => Promise<string[]>;
}

/** A section of the own profile, shown or as a form (PP-06). If a draft exists, the form is open after a reload. */
export function EditableArea<Values extends object>({ editor, own, onSaved }: EditableAreaProps<Values>) {
  const { section, id, title } = editor;
  const { company, state } = own;
  const version = state.sections.find((one) => one.section === section);
  const draftName = `company:${company.id}:${section}`;
  const draft = useDraft(draftName);
  const [open, setOpen] = useState<false | 'restored' | 'requested'>(() => draft.wasFound && 'restored');
  const { message, report, clear } = useMessage();
  const button = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLElement>(null);
  useWantedSection(section, () => {
    setOpen((before) => before || 'requested');
    clear();
    area.current?.scrollIntoView();
  });

  const edit = () => {
    clear();
    setOpen('requested');
  };
  const close = async (isStale: boolean) => {
    if (isStale) await onSaved();
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  const saved = async () => {
    const others = await onSaved();
    setOpen(false);
    const also = others.length > 0 ? editingText('alsoChanged', { sections: others.join(', ') }) : undefined;
    report('success', editingText('saved'), also);
  };
  return (
    <SectionArea>
      <section ref={area} aria-labelledby={id} tabIndex={-1}>
        <Head between>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {!open && <EditButton ref={button} title={title} onClick={edit} />}
        </Head>
        <Body>
          {message && (
            <StatusMessage key={message.number} kind={message.kind} title={message.title}>
              {message.text && <p>{message.text}</p>}
            </StatusMessage>
          )}
          {open ? (
            <SectionForm
              editor={editor}
              company={company}
              etag={version?.etag ?? ''}
              draftName={draftName}
              takesFocus={open === 'requested'}
              onSaved={() => void saved()}
              onClose={(isStale) => void close(isStale)}
            />
          ) : (
            <>
              <LastConfirmed
                company={company}
                section={section}
                title={title}
                confirmedAt={version?.confirmed_at ?? null}
                report={report}
              />
              {editor.view(company)}
            </>
          )}
        </Body>
      </section>
    </SectionArea>
  );
}

/** The message above a section. */
function useMessage() {
  const [message, setMessage] = useState<Message>();
  const report = (kind: Message['kind'], title: string, text?: string) =>
    setMessage((before) => ({ number: (before?.number ?? 0) + 1, kind, title, text }));
  return { message, report, clear: () => setMessage(undefined) };
}

interface EditButtonProps {
  ref: Ref<HTMLButtonElement>;
  title: string;
  onClick: () => void;
}

const EditButton = ({ ref, title, onClick }: EditButtonProps) => (
  <Button
    ref={ref}
    variant="secondaryBlue"
    size="small"
    icon={Pencil}
    aria-label={editingText('editPart', { part: title })}
    onClick={onClick}
  >
    {accountText('actions.edit')}
  </Button>
);

interface LastConfirmedProps {
  company: CompanyPage;
  section: SectionEditor<object>['section'];
  title: string;
  confirmedAt: string | null;
  report: ReturnType<typeof useMessage>['report'];
}

/** When the section was last confirmed, and a button that confirms it without a change. */
function LastConfirmed({ company, section, title, confirmedAt, report }: LastConfirmedProps) {
  const [confirm, { isLoading }] = editingApi.confirm.useMutation();
  const press = async () => {
    const { error } = await confirm({ id: company.id, section });
    if (error) report('error', editingText('failed'), apiErrorMessage(asApiError(error)));
    else report('success', editingText('confirmDone', { part: title }));
  };
  return (
    <Confirmation gap="small">
      <Meta as="span">
        {confirmedAt ? editingText('confirmed', { date: formatDate(confirmedAt) }) : editingText('neverConfirmed')}
      </Meta>
      <Button
        variant="bgNone"
        size="small"
        icon={CircleCheck}
        loading={isLoading}
        aria-label={editingText('stillRightPart', { part: title })}
        onClick={() => void press()}
      >
        {editingText('stillRight')}
      </Button>
      <SlowAction isRunning={isLoading} />
    </Confirmation>
  );
}

const FIRST_SECTION = 'contact';

/** Opens a section when the URL asks for it: `?edit=services`; `?edit` alone opens the first one. */
function useWantedSection(section: string, open: () => void): void {
  const { search, key } = useLocation();
  const wanted = new URLSearchParams(search).get('edit');
  const isWanted = wanted !== null && (wanted || FIRST_SECTION) === section;
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (isWanted) openNow();
  }, [isWanted, key]);
}
