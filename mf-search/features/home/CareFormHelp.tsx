import { Icon, media } from '@care/ui';
import styled from '@emotion/styled';
import { Lamp } from 'lucide-react';
import { CARE_FORMS_ID } from './CareFormCards';
import { homeText } from './texts';

const Help = styled.p`
  padding: 0 var(--s-5) var(--s-4);
  & > a {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    min-height: var(--size-touch);
    font-weight: 600;
  }
  ${media.phone} {
    padding-inline: var(--s-4);
  }
`;

/** Help for users who are not sure which care form they need. */
export const CareFormHelp = () => (
  <Help>
    <a href={`#${CARE_FORMS_ID}`}>
      <Icon of={Lamp} />
      {homeText('whichForm')}
    </a>
  </Help>
);
