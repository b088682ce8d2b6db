import { profilePath } from '@care/contracts';
import { Card, Heading, Link, media, Stack, Tag, TagList } from '@care/ui';
import styled from '@emotion/styled';
import { ComparedField } from './ComparedField';
import type { ComparedGroup } from './comparison-rows';
import type { ComparisonProps } from './ComparisonTable';
import { TakeOut } from './TakeOut';

const List = styled.ul`
  display: none;
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
  }
  ${media.print} {
    display: none;
  }
`;
const Facts = styled.dl`
  display: grid;
  gap: var(--s-2);
  overflow-wrap: anywhere;
  & dt {
    color: var(--ink-soft);
    font-size: var(--t-meta);
  }
`;

/** The comparison for phones, as cards below each other; only existing services and features are listed. */
export const ComparisonCards = ({ companies, groups, pathWithout }: ComparisonProps) => (
  <List>
    {companies.map(({ id, slug, name }, index) => (
      <li key={id}>
        <Card as="article" padded>
          <Stack>
            <Heading level={2} look={3}>
              <Link to={profilePath(slug)}>{name}</Link>
            </Heading>
            {groups.map((group) => (
              <Part key={group.title} group={group} of={index} />
            ))}
            {pathWithout && <TakeOut name={name} to={pathWithout(id)} />}
          </Stack>
        </Card>
      </li>
    ))}
  </List>
);

/** One group of one company: existing services and features as tags, other rows as name and value. */
function Part({ group: { title, rows }, of }: { group: ComparedGroup; of: number }) {
  const own = rows.map(({ label, values }) => ({ label, value: values[of] }));
  const named = own.filter(({ value }) => value && value.kind !== 'has');
  const had = own.filter(({ value }) => value?.kind === 'has' && value.has);
  if (named.length + had.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={3} look={3}>
        {title}
      </Heading>
      {named.length > 0 && (
        <Facts>
          {named.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value && <ComparedField value={value} />}</dd>
            </div>
          ))}
        </Facts>
      )}
      {had.length > 0 && (
        <TagList aria-label={title}>
          {had.map(({ label }) => (
            <Tag as="li" key={label}>
              {label}
            </Tag>
          ))}
        </TagList>
      )}
    </Stack>
  );
}
