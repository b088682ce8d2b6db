import type { Newsletter } from '@care/contracts/schemas';
import { IconButton, Meta, Row, Stack } from '@care/ui';
import { Select, FieldFrame } from '@care/ui/field';
import { useField } from '@care/ui/form';
import { TitledSection } from '@care/ui/more';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { newsletterApi } from './newsletter-api';
import { newsletterText } from './texts';

const none: string[] = [];

/** The chosen articles in their order, and a choice of further ones. */
export function ArticlesField({ known }: { known: Newsletter['articles'] }) {
  const { input } = useField<string[]>('articles', { format: (value) => value ?? none });
  const { data } = newsletterApi.articles.useQuery();
  const chosen = input.value;
  const published = data?.results ?? [];
  const titleOf = (slug: string) => [...published, ...known].find((one) => one.slug === slug)?.title ?? slug;
  const swap = (index: number) => {
    const [one = '', other = ''] = chosen.slice(index, index + 2);
    input.onChange(chosen.with(index, other).with(index + 1, one));
  };
  return (
    <TitledSection look={3} title={newsletterText('articles')}>
      <Stack>
        {chosen.length === 0 && <p>{newsletterText('noArticles')}</p>}
        <Stack as="ol" gap="small" role="list">
          {chosen.map((slug, index) => (
            <li key={slug}>
              <Row between>
                <span>{titleOf(slug)}</span>
                <Row gap="small">
                  <IconButton
                    icon={ArrowUp}
                    label={newsletterText('earlier', { title: titleOf(slug) })}
                    disabled={index === 0}
                    onClick={() => swap(index - 1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={newsletterText('later', { title: titleOf(slug) })}
                    disabled={index === chosen.length - 1}
                    onClick={() => swap(index)}
                  />
                  <IconButton
                    icon={X}
                    label={newsletterText('take', { title: titleOf(slug) })}
                    onClick={() => input.onChange(chosen.filter((other) => other !== slug))}
                  />
                </Row>
              </Row>
              {known.some((article) => article.slug === slug && !article.is_public) && (
                <Meta>{newsletterText('withdrawn')}</Meta>
              )}
            </li>
          ))}
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
