import { asApiError, t } from '@care/contracts';
import { webOrigin } from '@care/contracts/field-rules';
import type { WidgetKey } from '@care/contracts/schemas';
import { Button, Heading, Panel, Row, Stack } from '@care/ui';
import {
  CareForm,
  FormDraft,
  newDraftKey,
  repeatKeyOf,
  submitErrors,
  SubmitButton,
  TextField,
  trimmed,
  useDraft,
  useIfShown,
} from '@care/ui/form';
import { ListField, listMutators, withDraft } from '@care/ui/list-field';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { widgetText } from './texts';
import { widgetApi } from './widget-api';

/** `draftKey` is part of the draft of a new key. */
interface KeyValues {
  draftKey?: string;
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

const FIELDS = ['name', 'allowed_origins'];
const MAX_ORIGIN_LENGTH = 200;

const originProblem = (text: string): string | undefined =>
  text === '' || webOrigin(text) ? undefined : widgetText('form.originProblem');

/** The form for a new key, or for name and origins of one in use (PK-08). */
export function KeyForm({ company, base, onSaved, onClose }: KeyFormProps) {
  const draftName = `widget-key:${company}:${base?.key ?? 'new'}`;
  const draft = useDraft(draftName);
  const [draftKey] = useState(newDraftKey);
  const [create] = widgetApi.create.useMutation();
  const [change] = widgetApi.change.useMutation();
  const initialValues = useMemo<KeyValues>(
    () => ({
      ...(!base && { draftKey }),
      name: base?.name ?? '',
      allowed_origins: base?.allowed_origins ?? [],
      allowed_originsDraft: '',
    }),
    [base, draftKey],
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const done = useIfShown(onSaved);

  const originsOf = ({ allowed_origins, allowed_originsDraft }: KeyValues) =>
    withDraft(allowed_origins, allowed_originsDraft);
  const validate = (values: KeyValues) => {
    const problem = originsOf(values).map(originProblem).find(Boolean);
    return {
      ...(!trimmed(values.name) && { name: t('fields.required') }),
      ...(originsOf(values).length === 0 && { allowed_origins: t('fields.required') }),
      ...(problem && { allowed_origins: problem }),
    };
  };
  const send = async (values: KeyValues) => {
    const input = { name: trimmed(values.name), allowed_origins: originsOf(values) };
    const { data, error } = base
      ? await change({ company, key: base.key, input })
      : await create({ company, input, idempotencyKey: repeatKeyOf(values.draftKey ?? draftKey, input) });
    if (!data) return submitErrors(asApiError(error), FIELDS);
    draft.remove();
    done(data);
    return undefined;
  };
  const cancel = () => {
    draft.remove();
    onClose();
  };
  return (
    <Panel ref={box}>
      <Stack>
        <Heading level={3}>{base ? widgetText('form.change', { name: base.name }) : widgetText('form.new')}</Heading>
        <CareForm<KeyValues> onSubmit={send} initialValues={initialValues} mutators={listMutators} validate={validate}>
          {() => (
            <Stack>
              <FormDraft name={draftName} />
              <TextField name="name" label={widgetText('form.name')} hint={widgetText('form.nameHint')} required />
              <ListField
                name="allowed_origins"
                label={widgetText('form.origins')}
                hint={widgetText('form.originsHint')}
                maxLength={MAX_ORIGIN_LENGTH}
                refuse={originProblem}
              />
              <Row>
                <SubmitButton icon={Check}>{base ? t('actions.save') : widgetText('form.create')}</SubmitButton>
                <Button variant="secondaryGray" onClick={cancel}>
                  {widgetText('form.cancel')}
                </Button>
              </Row>
            </Stack>
          )}
        </CareForm>
      </Stack>
    </Panel>
  );
}
