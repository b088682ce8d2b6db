import type { CompanyPage } from '@care/contracts/schemas';
import { Heading, Lead, Measure, Meta, Stack } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { profileText } from '../../texts';

/** A section of a profile, with a line above it. */
export const SectionArea = styled.div`
  padding-block: var(--s-6);
  border-top: 1px solid var(--line);
  &:first-of-type {
    padding-top: var(--s-5);
    border-top: 0;
  }
`;

const Title = styled(Heading)`
  margin-bottom: var(--s-4);
`;

interface ProfileSectionProps {
  /** Also the URL fragment. */
  id: string;
  title: string;
  children: ReactNode;
}

export const ProfileSection = ({ id, title, children }: ProfileSectionProps) => (
  <SectionArea>
    <section aria-labelledby={id} tabIndex={-1}>
      <Title level={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  </SectionArea>
);

const Paragraphs = styled(Stack)`
  white-space: pre-line;
`;

interface ProseProps {
  text: string;
  /** Shows the first paragraph in a larger size. */
  lead?: boolean;
}

/** A provider's text: blank lines separate paragraphs, single line breaks are kept. */
export const Prose = ({ text, lead = false }: ProseProps) => (
  <Measure>
    <Paragraphs>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) =>
          lead && index === 0 ? <Lead key={index}>{paragraph}</Lead> : <p key={index}>{paragraph}</p>,
        )}
    </Paragraphs>
  </Measure>
);

type Descriptions = Pick<CompanyPage, 'description' | 'activities' | 'owner' | 'is_in_review'>;

/**
 * The provider's description and activities (PP-05). Imported texts may say "wir": without an owner the first one is marked
 * as taken over (PP-26).
 */
export function AboutSections({ description, activities, owner, is_in_review }: Descriptions) {
  const source = owner === null && !is_in_review && <Meta>{profileText('takenOver')}</Meta>;
  return (
    <>
      <ProfileSection id="ueber-uns" title={profileText('about')}>
        {description.trim() ? (
          <>
            {source}
            <Prose text={description} lead />
          </>
        ) : (
          <p>{profileText('noDescription')}</p>
        )}
      </ProfileSection>
      {activities.trim() && (
        <ProfileSection id="aktivitaeten" title={profileText('activities')}>
          {!description.trim() && source}
          <Prose text={activities} />
        </ProfileSection>
      )}
    </>
  );
}
