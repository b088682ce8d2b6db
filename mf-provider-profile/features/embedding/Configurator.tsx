import { formatNumber, profilePath, routes, t } from '@care/contracts';
import { Link } from '@care/contracts/router';
import { Button, ButtonLink, Heading, media, Meta, Panel, Stack, WithIcon } from '@care/ui';
import { FieldFrame, Switch } from '@care/ui/field';
import {
  CareForm,
  CheckboxGroup,
  RadioGroup,
  RadioSegment,
  SelectField,
  TextField,
  useField,
  useForm,
  useFormField,
  useFormState,
} from '@care/ui/form';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Award, Check, Eye, Link2 } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { choiceOf, initialChoice, type ChoiceValues } from './choice-values';
import { CodeBlock } from './CodeBlock';
import { Mono } from './DataTable';
import { Preview } from './Preview';
import {
  declarationsOf,
  elementHtml,
  EMBED_PARTS,
  preloadHtml,
  scriptHtml,
  type EmbedChoice,
  type FixedVersion,
} from './snippets';
import { embeddingText } from './texts';
import { useCopy } from './use-copy';

const Kinds = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--s-3);
`;
const Kind = styled(Link)`
  display: grid;
  gap: 0.2rem;
  padding: var(--s-3) var(--s-4);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-card);
  background: var(--surface);
  color: var(--ink);
  font-weight: 700;
  text-decoration: none;
  &[aria-current] {
    border-color: var(--blue-700);
    background: var(--blue-50);
  }
  & > span {
    color: var(--blue-700);
    font-weight: 600;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  }
`;
const Form = styled(CareForm<ChoiceValues>)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
`;

const PREVIEW_ID = 'vorschau';

interface ConfiguratorProps {
  /** Address of this site. */
  origin: string;
  slug: string;
  fixed: FixedVersion | undefined;
  onChoice: (choice: EmbedChoice) => void;
}

/** Puts an embedded profile together: settings, the real preview, and the code to copy (EM-05). */
export function Configurator({ origin, slug, fixed, onChoice }: ConfiguratorProps) {
  const initialValues = useMemo(() => initialChoice(slug), [slug]);
  const [height, setHeight] = useState(0);
  return (
    <Stack gap="large">
      <Kinds aria-label={embeddingText('kinds.label')}>
        <Kind to={routes.embedding.build()} aria-current="page">
          {embeddingText('kinds.profile')}
          <WithIcon icon={Check} size="small">
            {embeddingText('kinds.free')}
          </WithIcon>
        </Kind>
        {(['rating', 'jobs'] as const).map((kind) => (
          <Kind key={kind} to={routes.companyWidgets.build()}>
            {embeddingText(`kinds.${kind}`)}
            <WithIcon icon={Award} size="small">
              {embeddingText('kinds.premium')}
            </WithIcon>
          </Kind>
        ))}
      </Kinds>
      <Form initialValues={initialValues} requiredHint={false} onSubmit={sendNothing}>
        {() => (
          <Columns>
            <Panel>
              <Fields height={height} />
            </Panel>
            <Result origin={origin} fixed={fixed} onHeight={setHeight} onChoice={onChoice} />
          </Columns>
        )}
      </Form>
    </Stack>
  );
}

const options = <const Value extends string>(names: readonly Value[], label: (name: Value) => string) =>
  names.map((value) => ({ value, label: label(value) }));

/** The form only holds the choice. */
const sendNothing = () => undefined;

function Fields({ height }: { height: number }) {
  const { values } = useFormState<ChoiceValues>({ subscription: { values: true } });
  return (
    <Stack gap="large">
      <TextField name="slug" label={embeddingText('form.slug')} hint={embeddingText('form.slugHint')} />
      <RadioSegment
        name="view"
        label={embeddingText('form.view')}
        options={options(['compact', 'full'], (view) => embeddingText(`form.${view}`))}
      />
      {values.view === 'full' && (
        <CheckboxGroup
          name="parts"
          label={embeddingText('form.parts')}
          hint={embeddingText('form.partsHint')}
          options={options(EMBED_PARTS, (part) => embeddingText(`form.part.${part}`))}
        />
      )}
      <RadioGroup
        name="accent"
        label={embeddingText('form.accent')}
        hint={embeddingText('form.accentHint')}
        options={options(['blue', 'green', 'red', 'own'], (accent) => embeddingText(`form.accents.${accent}`))}
      />
      {values.accent === 'own' && <ColorField />}
      <RadioSegment
        name="theme"
        label={embeddingText('form.theme')}
        options={options(['light', 'dark', 'auto'], (theme) => embeddingText(`form.themes.${theme}`))}
      />
      <RadioGroup
        name="height"
        label={embeddingText('form.height')}
        options={options(['auto', 'fixed'], (one) => embeddingText(`form.${one}`))}
      />
      <TextField
        name="minHeight"
        type="number"
        inputMode="numeric"
        label={embeddingText('form.space')}
        hint={
          height > 0
            ? embeddingText('form.spaceMeasured', { height: formatNumber(height) })
            : embeddingText('form.spaceHint')
        }
      />
      <SelectField
        name="headingLevel"
        label={embeddingText('form.heading')}
        placeholder={false}
        options={options(['2', '3', '4', '5'], (level) => embeddingText('form.level', { level }))}
      />
    </Stack>
  );
}

const ColorInput = styled.input`
  width: 4rem;
  min-height: var(--size-field);
  padding: 2px;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
  background: var(--surface);
`;

function ColorField() {
  const { input } = useField<string>('ownAccent');
  const id = useFormField('ownAccent', embeddingText('form.own'));
  return (
    <FieldFrame id={id} label={embeddingText('form.own')}>
      {(control) => <ColorInput {...input} {...control} type="color" />}
    </FieldFrame>
  );
}

const roundedUp = (height: number): number => Math.ceil(height / 10) * 10;

interface ResultProps extends Pick<ConfiguratorProps, 'origin' | 'fixed' | 'onChoice'> {
  onHeight: (height: number) => void;
}

function Result({ origin, fixed, onHeight, onChoice }: ResultProps) {
  const { values } = useFormState<ChoiceValues>({ subscription: { values: true } });
  const [isFixed, setFixed] = useState(false);
  const form = useForm<ChoiceValues>();
  /** Reserves what the profile needs, until somebody writes another number. */
  const takeHeight = useCallback(
    (height: number) => {
      onHeight(height);
      if (!form.getFieldState('minHeight')?.modified)
        form.initialize((before) => ({ ...before, minHeight: String(roundedUp(height)) }));
    },
    [form, onHeight],
  );
  // While somebody types, the preview keeps the values before.
  const shown = useDeferredValue(values);
  const choice = useMemo(() => choiceOf(shown), [shown]);
  useEffect(() => onChoice(choice), [choice, onChoice]);
  const link = {
    href: origin + profilePath(choice.slug),
    label: embeddingText('code.link', { brand: t('brand.name') }),
  };
  const code = [
    preloadHtml(origin, choice),
    scriptHtml(origin, isFixed ? fixed : undefined),
    '',
    elementHtml(choice, link),
  ].join('\n');
  return (
    <Stack>
      <Heading level={2} id={PREVIEW_ID}>
        {embeddingText('preview.title')}
      </Heading>
      <Preview choice={choice} onHeight={takeHeight} />
      <CodeBlock title={embeddingText('code.html')} code={code} />
      {fixed && (
        <div>
          <Switch checked={isFixed} onChange={({ currentTarget }) => setFixed(currentTarget.checked)}>
            {embeddingText('code.fixed')}
          </Switch>
          <Meta>{embeddingText('code.fixedHint')}</Meta>
        </div>
      )}
      <Meta>
        {embeddingText('code.style')} <Mono>{`pflege-profil { ${declarationsOf(choice)} }`}</Mono>
      </Meta>
      <PhoneBar code={code} />
    </Stack>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bottom-bar);
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  column-gap: var(--s-2);
  margin-inline: calc(-1 * var(--s-gutter));
  padding: 0.6rem var(--s-gutter) calc(0.6rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 -6px 24px rgb(22 38 58 / 0.1);
  @media (scripting: none) {
    display: none;
  }
  ${media.desktop} {
    display: none;
  }
`;
const BarStatus = styled(Meta)`
  grid-column: 1 / -1;
`;
// Keeps focused elements visible above the bar.
const scrollPadding = `${media.belowDesktop}{html{scroll-padding-bottom:6rem}}`;

/** On phones and tablets: the code and the preview in reach while the settings are changed. */
function PhoneBar({ code }: { code: string }) {
  const { message, copy } = useCopy();
  return (
    <Bar role="region" aria-label={embeddingText('bar')}>
      <Global styles={scrollPadding} />
      <Button icon={Link2} onClick={() => copy(code)}>
        {embeddingText('copyCode')}
      </Button>
      <ButtonLink variant="secondaryGray" icon={Eye} to={`#${PREVIEW_ID}`}>
        {embeddingText('preview.title')}
      </ButtonLink>
      <BarStatus role="status">{message}</BarStatus>
    </Bar>
  );
}
