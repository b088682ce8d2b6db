import { formatDate, routes } from '@care/contracts';
import type { Article } from '@care/contracts/schemas';
import {
  Card,
  Container,
  Grid,
  Heading,
  Icon,
  Meta,
  Picture,
  Section,
  SectionHead,
  StandaloneLink,
  StretchedLink,
} from '@care/ui';
import { article0 } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { searchApi } from '../search/search-api';
import { useHomeTexts } from './audiences';
import { homeText } from './texts';

const ArticleCard = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  &:has(a:focus-visible) {
    overflow: visible;
  }
`;
const Scene = styled(Picture)`
  aspect-ratio: 16 / 9;
  border-radius: var(--r-card) var(--r-card) 0 0;
`;
const CardText = styled.div`
  display: grid;
  gap: 0.4rem;
  align-content: start;
  padding: var(--s-4) var(--s-5) var(--s-5);
`;

/** The newest articles of the magazine. Renders nothing if there are none (SH-20). */
export function Articles() {
  const { data } = searchApi.articles.useQuery();
  const texts = useHomeTexts();
  if (!texts || !data || data.results.length === 0) return null;
  return (
    <Section aria-labelledby="magazin-titel">
      <Container>
        <SectionHead>
          <Heading level={2} id="magazin-titel">
            {texts.magazine_title}
          </Heading>
          <StandaloneLink to={routes.magazine.build()}>
            {homeText('allArticles')} <Icon of={ArrowRight} />
          </StandaloneLink>
        </SectionHead>
        <Grid as="ul" role="list" min="18rem">
          {data.results.map((article) => (
            <li key={article.slug}>
              <Teaser article={article} />
            </li>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

const Teaser = ({ article: { slug, title, description, published_at, main_image } }: { article: Article }) => (
  <ArticleCard as="article" interactive>
    <Scene
      variants={main_image?.variants}
      src={main_image?.url ?? article0}
      alt=""
      width={main_image?.width ?? 960}
      height={main_image?.height ?? 540}
      sizes="(min-width: 1024px) 400px, 100vw"
    />
    <CardText>
      <Meta>
        <time dateTime={published_at}>{formatDate(published_at)}</time>
      </Meta>
      <Heading level={3}>
        <StretchedLink to={routes.article.build({ slug })}>{title}</StretchedLink>
      </Heading>
      <p>{description}</p>
    </CardText>
  </ArticleCard>
);
