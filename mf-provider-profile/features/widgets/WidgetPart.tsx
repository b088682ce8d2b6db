import { profilePath, t } from '@care/contracts';
import type { CompanyPage, WidgetKey } from '@care/contracts/schemas';
import { Heading, Meta, Row, Stack, WithIcon } from '@care/ui';
import { FieldFrame, GroupFrame, Segment, SegmentOption, Select } from '@care/ui/field';
import { Award } from 'lucide-react';
import { useId, useState } from 'react';
import { CodeBlock } from '../embedding/CodeBlock';
import { Preview } from '../embedding/Preview';
import { elementHtml, scriptHtml, type EmbedChoice } from '../embedding/snippets';
import { embeddingText } from '../embedding/texts';
import { widgetText } from './texts';

const THEMES = ['light', 'dark', 'auto'] as const;
type Theme = (typeof THEMES)[number];
const HEIGHTS = { rating: 120, jobs: 340 } as const;

interface WidgetPartProps {
  widget: 'rating' | 'jobs';
  company: CompanyPage;
  /** The keys in use. */
  keys: readonly WidgetKey[];
  origin: string;
}

/** One widget: its preview with a real key, and the code to copy (PK-08). */
export function WidgetPart({ widget, company, keys, origin }: WidgetPartProps) {
  const title = useId();
  const field = useId();
  const [theme, setTheme] = useState<Theme>('light');
  const [wanted, setWanted] = useState('');
  const used = keys.find(({ key }) => key === wanted) ?? keys[0];
  const choice: EmbedChoice = {
    slug: company.slug,
    view: widget,
    theme,
    minHeight: HEIGHTS[widget],
    ...(used && { key: used.key }),
  };
  const link = {
    href: origin + profilePath(company.slug),
    label: widgetText('widget.link', { name: company.name, brand: t('brand.name') }),
  };
  return (
    <section aria-labelledby={title}>
      <Stack>
        <Row between>
          <Heading level={2} id={title}>
            {widgetText(`widget.${widget}`)}
          </Heading>
          <Meta as="span">
            <WithIcon icon={Award} size="small">
              {widgetText('widget.included')}
            </WithIcon>
          </Meta>
        </Row>
        {used ? (
          <>
            <Preview choice={choice} />
            {keys.length > 1 && <KeyChoice id={field} keys={keys} chosen={used.key} onChoose={setWanted} />}
            <ThemeChoice id={`${field}-theme`} chosen={theme} onChoose={setTheme} />
            <CodeBlock
              title={widgetText('widget.code', { widget: widgetText(`widget.${widget}`) })}
              code={`${scriptHtml(origin)}\n\n${elementHtml(choice, link)}`}
            />
          </>
        ) : (
          <p>{widgetText('widget.needsKey')}</p>
        )}
      </Stack>
    </section>
  );
}

interface KeyChoiceProps {
  id: string;
  keys: readonly WidgetKey[];
  chosen: string;
  onChoose: (key: string) => void;
}

const KeyChoice = ({ id, keys, chosen, onChoose }: KeyChoiceProps) => (
  <FieldFrame id={id} label={widgetText('widget.useKey')}>
    {(control) => (
      <Select {...control} value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {keys.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
);

interface ThemeChoiceProps {
  id: string;
  chosen: Theme;
  onChoose: (theme: Theme) => void;
}

const ThemeChoice = ({ id, chosen, onChoose }: ThemeChoiceProps) => (
  <GroupFrame id={id} label={widgetText('widget.theme')}>
    <Segment>
      {THEMES.map((theme) => (
        <SegmentOption key={theme} name={id} value={theme} checked={theme === chosen} onChange={() => onChoose(theme)}>
          {embeddingText(`themes.${theme}`)}
        </SegmentOption>
      ))}
    </Segment>
  </GroupFrame>
);
