import { Measure } from '@care/ui';
import styled from '@emotion/styled';
import { ProfileSection } from '../company-sections/ProfileSection';
import { pointsOf } from './job-posting-data';

const List = styled.ul`
  display: grid;
  gap: var(--s-2);
  max-width: var(--size-measure);
  & > li {
    position: relative;
    padding-inline-start: 1.25rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 0.6em;
    width: 0.4rem;
    height: 0.4rem;
    border-radius: 50%;
    background: var(--green-700);
  }
  @media (forced-colors: active) {
    & > li::before {
      background: CanvasText;
    }
  }
`;

/** A section of a job offer: one line as paragraph, several as list; renders nothing for an empty text. */
export function Points({ id, title, text }: { id: string; title: string; text: string }) {
  const points = pointsOf(text);
  if (points.length === 0) return null;
  return (
    <ProfileSection id={id} title={title}>
      {points.length === 1 ? (
        <Measure>{points[0]}</Measure>
      ) : (
        <List>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </List>
      )}
    </ProfileSection>
  );
}
