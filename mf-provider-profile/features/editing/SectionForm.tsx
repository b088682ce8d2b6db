import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { Button, Panel, Row, Stack } from '@care/ui';
import { CareForm, FormDraft, SubmitButton, useFirstFieldFocus } from '@care/ui/form';
import { listMutators } from '@care/ui/list-field';
import { Check } from 'lucide-react';
import { Fragment, useState } from 'react';
import { ConflictChoice } from './ConflictChoice';
import { editingText } from './texts';
import { useSectionChange, type SectionChangeOptions, type WithBase } from './use-section-change';

interface SectionFormProps<Values extends object> extends SectionChangeOptions<Values> {
  /** Whether the first field takes the focus: true if the user has just opened the form. */
  takesFocus: boolean;
}

/** The form of one section. If the section was changed meanwhile, the user chooses between both versions (PP-06). */
export function SectionForm<Values extends object>({ takesFocus, ...props }: SectionFormProps<Values>) {
  const { editor, etag, draftName } = props;
  // The provider as it was when the form was opened: the entry is based on it.
  const [company] = useState(props.company);
  const [initial] = useState<WithBase<Values>>(() => ({ ...editor.valuesOf(company), base: etag }));
  const [restored, setRestored] = useState(0);
  const { send, cancel, conflict, parts, choices, choose } = useSectionChange({ ...props, company });
  const panel = useFirstFieldFocus(takesFocus);

  return (
    <Panel ref={panel}>
      <CareForm<WithBase<Values>>
        onSubmit={send}
        initialValues={initial}
        mutators={listMutators}
        validate={(values) => editor.validate?.(values, company) ?? {}}
        requiredHint={!conflict && (editor.hasRequired ?? false)}
      >
        {() => (
          <Stack>
            <FormDraft name={draftName} onRestored={() => setRestored(restored + 1)} />
            {conflict ? (
              <ConflictChoice
                key={conflict.number}
                parts={parts}
                conflict={conflict}
                choices={choices}
                onChoose={choose}
              />
            ) : (
              <Fragment key={restored}>{editor.fields(company)}</Fragment>
            )}
            <Row>
              <SubmitButton icon={Check}>{conflict ? editingText('conflict.save') : t('actions.save')}</SubmitButton>
              <Button variant={conflict ? 'bgNone' : 'secondaryGray'} onClick={cancel}>
                {conflict ? editingText('conflict.discard') : accountText('actions.cancel')}
              </Button>
            </Row>
          </Stack>
        )}
      </CareForm>
    </Panel>
  );
}
