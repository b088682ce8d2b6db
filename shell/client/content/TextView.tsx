import styled from '@emotion/styled';
import type { Picture } from '@care/contracts/schemas';
import {
  Breadcrumbs,
  Container,
  Heading,
  Icon,
  Lead,
  Meta,
  Section,
  SectionHead,
  StandaloneLink,
  type Crumb,
} from '@care/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { EditorialCards, type Teaser } from './EditorialCard';
import { EditorialPicture } from './EditorialPicture';
import { Prose } from './Prose';

const Head = styled.header`
  display: grid;
  gap: var(--s-3);
  margin-bottom: var(--s-5);
`;
const Photo = styled(EditorialPicture)`
  aspect-ratio: 16 / 9;
  border-radius: var(--r-panel);
  margin-bottom: var(--s-5);
`;

interface TextViewProps {
  crumbs: Crumb[];
  title: string;
  lead: string;
  /** Above the title: when it appeared. */
  meta?: ReactNode;
  picture: Picture | null;
  /** Cleaned by the API. */
  html: string;
  /** Under the text: when it was changed. */
  note?: string;
  more: { title: string; all: string; to: string; teasers: Teaser[] };
}

/** An article or a guide, with others to go on with (SH-20). */
export const TextView = ({ crumbs, title, lead, meta, picture, html, note, more }: TextViewProps) => (
  <>
    <Container width="narrow">
      <Breadcrumbs items={crumbs} />
      <article>
        <Head>
          {meta && <Meta>{meta}</Meta>}
          <Heading level={1}>{title}</Heading>
          <Lead>{lead}</Lead>
        </Head>
        <Photo of={picture} sizes="(min-width: 768px) 736px, 100vw" eager />
        <Prose dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      {note && <Meta>{note}</Meta>}
    </Container>
    {more.teasers.length > 0 && (
      <Container>
        <Section aria-labelledby="weitere">
          <SectionHead>
            <Heading level={2} id="weitere">
              {more.title}
            </Heading>
            <StandaloneLink to={more.to}>
              {more.all} <Icon of={ArrowRight} size="small" />
            </StandaloneLink>
          </SectionHead>
          <EditorialCards teasers={more.teasers} level={3} />
        </Section>
      </Container>
    )}
  </>
);
