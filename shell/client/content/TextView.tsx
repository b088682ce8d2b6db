import styled from '@emotion/styled';
import { formatDate, formatNumber, routes, t } from '@care/contracts';
import type { ArticlePage, RelatedText } from '@care/contracts/schemas';
import {
  Breadcrumbs,
  ButtonLink,
  Card,
  Container,
  Grid,
  Heading,
  Lead,
  media,
  Meta,
  Row,
  Section,
  StretchedLink,
  WithIcon,
} from '@care/ui';
import { LampDesk, PencilLine } from 'lucide-react';
import { contentApi, SECTIONS, type EditorialKind, type EditorialTeaser, type EditorialText } from './content-api';
import { EditorialPicture, FurtherTexts } from './EditorialCard';
import { Prose } from './Prose';
import { contentText } from './texts';

const Head = styled.header`
  display: grid;
  gap: var(--s-3);
  max-width: 46rem;
  padding-block: var(--s-2) var(--s-5);
`;
const Topic = styled.p`
  font-weight: 600;
  color: var(--green-700);
`;
const Facts = styled(Row)`
  gap: var(--s-2) var(--s-4);
`;
const Photo = styled(EditorialPicture)`
  aspect-ratio: 16 / 7;
  max-width: 46rem;
  margin-bottom: var(--s-5);
  border-radius: var(--r-panel);
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  ${media.desktop} {
    grid-template:
      'contents summary' auto
      'contents body' 1fr / 17rem minmax(0, 1fr);
    gap: 0 var(--s-7);
    align-items: start;
  }
`;
const Contents = styled.nav`
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  ${media.desktop} {
    grid-area: contents;
    position: sticky;
    top: calc(var(--size-header) + var(--s-4));
  }
  & ol {
    margin-top: var(--s-1);
    padding: 0;
    list-style: none;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--size-touch);
    padding-block: 0.3rem;
    line-height: 1.3;
    color: var(--ink);
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;
const SummaryBox = styled.section`
  display: grid;
  gap: var(--s-2);
  max-width: 46rem;
  margin-bottom: var(--s-5);
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-card);
  background: var(--lamp-100);
  ${media.desktop} {
    grid-area: summary;
  }
  & ul {
    display: grid;
    gap: 0.4rem;
    padding-inline-start: 1.2rem;
  }
`;
const Body = styled.div`
  ${media.desktop} {
    grid-area: body;
  }
`;
const SearchBox = styled.section`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  max-width: 46rem;
  margin-bottom: var(--s-5);
  padding: var(--s-5);
  border-radius: var(--r-panel);
  background: var(--blue-50);
`;
const RelatedCard = styled(Card)`
  display: grid;
  gap: var(--s-2);
  align-content: start;
  padding: var(--s-4) var(--s-5);
`;

interface TextViewProps {
  kind: EditorialKind;
  text: EditorialText;
  /** Further ones of this kind. */
  others: readonly EditorialTeaser[];
}

/** An article or a guide, with a table of contents, related texts and a matching search (SH-20). */
export function TextView({ kind, text, others }: TextViewProps) {
  const { index, name, plural } = SECTIONS[kind];
  return (
    <>
      <Container>
        <Breadcrumbs
          items={[
            { label: t('nav.home'), to: routes.home.build() },
            { label: contentText(`${name}Title`), to: index.build() },
            { label: text.name ?? text.title },
          ]}
        />
        <article>
          <Head>
            {text.topic && <Topic>{text.topic}</Topic>}
            <Heading level={1}>{text.title}</Heading>
            <Lead>{text.description}</Lead>
            <Byline text={text} />
          </Head>
          <Columns>
            {text.summary.length > 0 && <Summary sentences={text.summary} />}
            {text.contents.length > 1 && <TableOfContents contents={text.contents} />}
            <Body>
              <Photo of={text.main_image} sizes="(min-width: 1024px) 736px, 100vw" eager />
              <Prose dangerouslySetInnerHTML={{ __html: text.body_html }} />
              {text.search_service && <FittingSearch service={text.search_service} />}
              {text.related.length > 0 && <Related texts={text.related} />}
              <Meta>{contentText('noAdvice')}</Meta>
            </Body>
          </Columns>
        </article>
      </Container>
      {others.length > 0 && (
        <Container>
          <FurtherTexts kind={kind} id="weitere" title={contentText(`more${plural}`)} texts={others} />
        </Container>
      )}
    </>
  );
}

function Byline({ text }: Pick<TextViewProps, 'text'>) {
  const { published_at, updated_at, checked_on, reading_minutes } = text;
  return (
    <Facts>
      <Meta>
        <WithIcon icon={PencilLine} size="small">
          {contentText('byEditors')}
        </WithIcon>
      </Meta>
      {published_at && (
        <Meta>
          <time dateTime={published_at}>{formatDate(published_at)}</time>
        </Meta>
      )}
      <Meta>
        {checked_on
          ? contentText('checkedOn', { date: formatDate(checked_on) })
          : contentText('updatedAt', { date: formatDate(updated_at) })}
      </Meta>
      <Meta>
        {reading_minutes === 1
          ? contentText('oneMinute')
          : contentText('minutes', { number: formatNumber(reading_minutes) })}
      </Meta>
    </Facts>
  );
}

const TableOfContents = ({ contents }: Pick<ArticlePage, 'contents'>) => (
  <Contents aria-labelledby="auf-dieser-seite">
    <Heading level={2} look={4} id="auf-dieser-seite">
      {contentText('contents')}
    </Heading>
    <ol role="list">
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </Contents>
);

const Summary = ({ sentences }: { sentences: string[] }) => (
  <SummaryBox aria-labelledby="kurz-gesagt">
    <Heading level={2} look={3} id="kurz-gesagt">
      <WithIcon icon={LampDesk}>{contentText('inShort')}</WithIcon>
    </Heading>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </SummaryBox>
);

/** A link to the providers of the care form of the text, counted in all of Germany. */
function FittingSearch({ service }: { service: NonNullable<ArticlePage['search_service']> }) {
  const { data } = contentApi.careFormCount.useQuery({ careForm: service });
  const providers = t(`careFormsPlural.${service}`);
  return (
    <SearchBox aria-labelledby="passende-suche">
      <Heading level={2} look={3} id="passende-suche">
        {contentText('searchTitle')}
      </Heading>
      <p>{contentText('searchText', { careForm: t(`careForms.${service}`) })}</p>
      <ButtonLink to={routes.searchResults.build({ searchType: 'pflegeanbieter', slug: service })}>
        {data && data.count > 1
          ? contentText('searchCounted', { number: formatNumber(data.count), providers })
          : contentText('choice.find', { careForm: t(`careForms.${service}`) })}
      </ButtonLink>
    </SearchBox>
  );
}

const Related = ({ texts }: { texts: RelatedText[] }) => (
  <Section aria-labelledby="passt-dazu">
    <Heading level={2} look={3} id="passt-dazu">
      {contentText('related')}
    </Heading>
    <Grid min="16rem">
      {texts.map(({ kind, slug, title, topic }) => (
        <RelatedCard key={slug} as="article" interactive>
          <Meta>{topic}</Meta>
          <Heading level={3} look={4}>
            <StretchedLink to={(kind === 'article' ? routes.article : routes.advisorGuide).build({ slug })}>
              {title}
            </StretchedLink>
          </Heading>
        </RelatedCard>
      ))}
    </Grid>
  </Section>
);
