import { asApiError, formatDate } from '@care/contracts';
import type { CompanySection } from '@care/contracts/company-fields';
import type { CompanyPage } from '@care/contracts/schemas';
import { apiErrorMessage, Button, Meta, Row } from '@care/ui';
import { useDraft } from '@care/ui/form';
import { SlowAction } from '@care/ui/slow-action';
import styled from '@emotion/styled';
import { CircleCheck } from 'lucide-react';
import { editingApi, type OwnCompany } from './editing-api';
import type { SectionEditor } from './section-editor';
import { SectionForm } from './SectionForm';
import { SectionFrame, useSectionToggle, type SectionToggle } from './SectionFrame';
import { editingText } from './texts';

const Confirmation = styled(Row)`
  margin-bottom: var(--s-4);
`;

interface EditableAreaProps<Values extends object> {
  editor: SectionEditor<Values>;
  own: OwnCompany;
  /** Reads the provider again and returns the other sections that were changed meanwhile. */
  onSaved: (section: CompanySection) => Promise<string[]>;
}

/** A section of the owner's profile, shown or as a form (PP-06). If a draft exists, the form is open after a reload. */
export function EditableArea<Values extends object>({ editor, own, onSaved }: EditableAreaProps<Values>) {
  const { section, id, title } = editor;
  const { company, state } = own;
  const version = state.sections.find((one) => one.section === section);
  const draftName = `company:${company.id}:${section}`;
  const toggle = useSectionToggle(section, useDraft(draftName).wasFound);
  const { open, report } = toggle;

  const close = async (isStale: boolean) => {
    if (isStale) await onSaved(section);
    toggle.close();
  };
  const saved = (others: string[]) => {
    const also = others.length > 0 ? editingText('alsoChanged', { sections: others.join(', ') }) : undefined;
    toggle.saved(editingText('saved'), also);
  };
  return (
    <SectionFrame id={id} title={title} toggle={toggle}>
      {open ? (
        <SectionForm
          editor={editor}
          company={company}
          etag={version?.etag ?? ''}
          draftName={draftName}
          takesFocus={open === 'requested'}
          onSaved={() => onSaved(section)}
          onDone={saved}
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
    </SectionFrame>
  );
}

interface LastConfirmedProps {
  company: CompanyPage;
  section: CompanySection;
  title: string;
  confirmedAt: string | null;
  report: SectionToggle['report'];
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
