import { t } from '@care/contracts';
import { webOrigin } from '@care/contracts/field-rules';
import type { WidgetKey } from '@care/contracts/schemas';
import { Button, Heading, Panel, Row, Stack } from '@care/ui';
import { CallForm, SubmitButton, TextField, trimmed, useDraft, useFirstFieldFocus } from '@care/ui/form';
import { ListField, listMutators, withDraft } from '@care/ui/list-field';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { widgetText } from './texts';
import { widgetApi } from './widget-api';

interface KeyValues {
  name?: string;
  allowed_origins?: string[];
  allowed_originsDraft?: string;
}

interface KeyFormProps {
  company: number;
  /** The key to change; undefined for a new one. */
  base?: WidgetKey;
  onSaved: (key: WidgetKey) => void;
  onClose: () => void;
}

const MAX_ORIGIN_LENGTH = 200;

const originProblem = (text: string): string | undefined =>
  text === '' || webOrigin(text) ? undefined : widgetText('form.originProblem');

const originsOf = ({ allowed_origins, allowed_originsDraft }: KeyValues) =>
  withDraft(allowed_origins, allowed_originsDraft);

function validate(values: KeyValues) {
  const origins = originsOf(values);
  const problem = origins.length === 0 ? t('fields.required') : origins.map(originProblem).find(Boolean);
  return problem ? { allowed_origins: problem } : {};
}

/** The form for a new key, or for name and origins of one in use (PK-08). */
export function KeyForm({ company, base, onSaved, onClose }: KeyFormProps) {
  const draftName = `widget-key:${company}:${base?.key ?? 'new'}`;
  const draft = useDraft(draftName);
  const [create] = widgetApi.create.useMutation();
  const [change] = widgetApi.change.useMutation();
  const initialValues = useMemo<KeyValues>(
    () => ({ name: base?.name ?? '', allowed_origins: base?.allowed_origins ?? [], allowed_originsDraft: '' }),
    [base],
  );
  const panel = useFirstFieldFocus(true);
  const send = (values: KeyValues, keyOf: (content: unknown) => string) => {
    const input = { name: trimmed(values.name), allowed_origins: originsOf(values) };
    return base ? change({ company, key: base.key, input }) : create({ company, input, idempotencyKey: keyOf(input) });
  };
  const cancel = () => {
    draft.remove();
    onClose();
  };
  return (
    <Panel ref={panel}>
      <Stack>
        <Heading level={3}>{base ? widgetText('form.change', { name: base.name }) : widgetText('form.new')}</Heading>
        <CallForm<KeyValues, WidgetKey>
          send={send}
          onDone={onSaved}
          draft={draftName}
          initialValues={initialValues}
          mutators={listMutators}
          required={['name']}
          validate={validate}
        >
          <TextField name="name" label={widgetText('form.name')} hint={widgetText('form.nameHint')} required />
          <ListField
            name="allowed_origins"
            label={widgetText('form.origins')}
            hint={widgetText('form.originsHint')}
            maxLength={MAX_ORIGIN_LENGTH}
            required
            refuse={originProblem}
          />
          <Row>
            <SubmitButton icon={Check}>{base ? t('actions.save') : widgetText('form.create')}</SubmitButton>
            <Button variant="secondaryGray" onClick={cancel}>
              {widgetText('form.cancel')}
            </Button>
          </Row>
        </CallForm>
      </Stack>
    </Panel>
  );
}
