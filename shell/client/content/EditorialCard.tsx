import styled from '@emotion/styled';
import { formatDate } from '@care/contracts';
import { Card, Grid, Heading, Icon, Meta, Section, SectionHead, StandaloneLink, StretchedLink } from '@care/ui';
import { ContentPicture } from '@care/ui/more';
import defaultPicture from '@care/ui/assets/illustrations/article-1.svg';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { SECTIONS, type EditorialKind, type EditorialTeaser } from './content-api';
import { contentText } from './texts';

type EditorialPictureProps = Omit<ComponentProps<typeof ContentPicture>, 'drawn'>;

/** The picture of an article or guide, or the default illustration. */
export const EditorialPicture = (props: EditorialPictureProps) => <ContentPicture {...props} drawn={defaultPicture} />;

const Tile = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
`;
const Photo = styled(EditorialPicture)`
  flex: none;
  aspect-ratio: 16 / 10;
  border-radius: var(--r-card) var(--r-card) 0 0;
`;
const CardText = styled.div`
  display: grid;
  gap: var(--s-2);
  align-content: start;
  padding: var(--s-4) var(--s-5) var(--s-5);
`;

interface CardsProps {
  kind: EditorialKind;
  texts: readonly EditorialTeaser[];
  /** The heading level of a card's title. */
  level: 2 | 3;
}

/** Articles or guides as cards (SH-20). */
export const EditorialCards = ({ kind, texts, level }: CardsProps) => (
  <Grid min="17rem" fill>
    {texts.map(({ slug, title, description, main_image, published_at, name }) => (
      <Tile key={slug} as="article" interactive>
        <Photo of={main_image} sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw" />
        <CardText>
          {published_at && (
            <Meta>
              <time dateTime={published_at}>{formatDate(published_at)}</time>
            </Meta>
          )}
          {name && <Meta>{name}</Meta>}
          <Heading level={level} look={3}>
            <StretchedLink to={SECTIONS[kind].text.build({ slug })}>{title}</StretchedLink>
          </Heading>
          <p>{description}</p>
        </CardText>
      </Tile>
    ))}
  </Grid>
);

interface FurtherTextsProps extends Omit<CardsProps, 'level'> {
  /** Id of the heading. */
  id: string;
  title: string;
}

/** Cards under a heading, with a link to all texts of their kind. */
export function FurtherTexts({ kind, texts, id, title }: FurtherTextsProps) {
  const { index, plural } = SECTIONS[kind];
  return (
    <Section aria-labelledby={id}>
      <SectionHead>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <StandaloneLink to={index.build()}>
          {contentText(`all${plural}`)} <Icon of={ArrowRight} size="small" />
        </StandaloneLink>
      </SectionHead>
      <EditorialCards kind={kind} texts={texts} level={3} />
    </Section>
  );
}
