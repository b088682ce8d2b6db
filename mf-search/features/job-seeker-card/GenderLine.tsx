import { GENDERS, genderLabel } from '@care/contracts';
import type { JobSeekerCard } from '@care/contracts/schemas';
import { VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { jobSeekerText } from './texts';

const Genders = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 0.5rem;
  color: var(--ink-soft);
  font-size: var(--t-meta);
  line-height: 1.35;
  & > span {
    border: 1px solid transparent;
  }
  & > [data-on] {
    padding: 0 0.5rem;
    border-color: var(--green-700);
    border-radius: var(--r-pill);
    background: var(--green-100);
    color: var(--green-700);
    font-weight: 600;
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Shows three genders with the person's gender highlighted. Screen readers get only that one (SR-14). */
export const GenderLine = ({ gender }: Pick<JobSeekerCard, 'gender'>) => (
  <p>
    <VisuallyHidden>{jobSeekerText('gender', { gender: genderLabel(gender) })}</VisuallyHidden>
    <Genders aria-hidden="true">
      {GENDERS.map((one) => (
        <span key={one} data-on={one === gender || undefined}>
          {genderLabel(one)}
        </span>
      ))}
    </Genders>
  </p>
);
