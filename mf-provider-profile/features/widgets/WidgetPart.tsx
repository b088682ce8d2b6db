import { profilePath, t, tierLabel } from '@care/contracts';
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
  const themes = useId();
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
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
              {widgetText('widget.included', { tier: tierLabel(company.subscription) })}
            </WithIcon>
          </Meta>
        </Row>
        {used ? (
          <>
            <Preview choice={choice} />
            {keys.length > 1 && (
              <FieldFrame id={field} label={widgetText('widget.useKey')}>
                {(control) => (
                  <Select
                    {...control}
                    value={used.key}
                    onChange={({ currentTarget }) => setWanted(currentTarget.value)}
                  >
                    {keys.map(({ key, name }) => (
                      <option key={key} value={key}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </FieldFrame>
            )}
            <GroupFrame id={themes} label={widgetText('widget.theme')}>
              <Segment>
                {THEMES.map((one) => (
                  <SegmentOption
                    key={one}
                    name={themes}
                    value={one}
                    checked={one === theme}
                    onChange={() => setTheme(one)}
                  >
                    {embeddingText(`themes.${one}`)}
                  </SegmentOption>
                ))}
              </Segment>
            </GroupFrame>
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
