import styled from '@emotion/styled';
import { formatDate } from '@care/contracts';
import type { Picture } from '@care/contracts/schemas';
import { Card, Grid, Heading, Meta, StretchedLink } from '@care/ui';
import { ContentPicture } from '@care/ui/more';
import defaultPicture from '@care/ui/assets/illustrations/article-1.svg';
import type { ComponentProps } from 'react';
import type { EditorialKind, EditorialTeaser } from './content-api';
import { SECTIONS } from './editorial';

type EditorialPictureProps = Omit<ComponentProps<typeof ContentPicture>, 'drawn'>;

/** The picture of an article or guide, or the default illustration. */
export const EditorialPicture = (props: EditorialPictureProps) => <ContentPicture {...props} drawn={defaultPicture} />;

/** The content of a card of the magazine or the advisor. */
export interface Teaser {
  to: string;
  title: string;
  description: string;
  picture: Picture | null;
  /** ISO time, for articles. */
  date?: string;
  /** Short name, for guides. */
  label?: string;
}

export const teaserOf = (kind: EditorialKind, text: EditorialTeaser): Teaser => ({
  to: SECTIONS[kind].text.build({ slug: text.slug }),
  title: text.title,
  description: text.description,
  picture: text.main_image,
  date: text.published_at,
  label: text.name,
});

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
  teasers: Teaser[];
  /** The heading level of a card's title. */
  level: 2 | 3;
}

/** Articles or guides as cards (SH-20). */
export const EditorialCards = ({ teasers, level }: CardsProps) => (
  <Grid min="17rem" fill>
    {teasers.map((teaser) => (
      <EditorialCard key={teaser.to} teaser={teaser} level={level} />
    ))}
  </Grid>
);

function EditorialCard({ teaser, level }: { teaser: Teaser; level: 2 | 3 }) {
  const { to, title, description, picture, date, label } = teaser;
  return (
    <Tile as="article" interactive>
      <Photo of={picture} sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw" />
      <CardText>
        {date && (
          <Meta>
            <time dateTime={date}>{formatDate(date)}</time>
          </Meta>
        )}
        {label && <Meta>{label}</Meta>}
        <Heading level={level} look={3}>
          <StretchedLink to={to}>{title}</StretchedLink>
        </Heading>
        <p>{description}</p>
      </CardText>
    </Tile>
  );
}
