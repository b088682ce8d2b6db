import { routes } from '@care/contracts';
import { ButtonLink, Feature, FeatureList, Measure, Tag, TagList } from '@care/ui';
import { Breakable } from '@care/ui/more';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import { accountPageText } from '../../texts';

export interface PointsProps {
  icon: LucideIcon;
  items: readonly string[];
}

export const Points = ({ icon, items }: PointsProps) => (
  <FeatureList tone="green">
    {items.map((item) => (
      <Feature key={item} icon={icon}>
        <Breakable text={item} />
      </Feature>
    ))}
  </FeatureList>
);

export const Tags = ({ items }: { items: readonly string[] }) => (
  <TagList>
    {items.map((item) => (
      <Tag as="li" key={item}>
        {item}
      </Tag>
    ))}
  </TagList>
);

/** Text with preserved line breaks. */
export const Prose = styled(Measure)`
  white-space: pre-line;
`;

/** The packages that include contact to job seekers, with a link to them (AC-12). */
export const ActivateAccount = () => (
  <>
    <p>{accountPageText('staff.activateAccount')}</p>
    <ButtonLink to={routes.packages.build()} variant="secondaryBlue" block>
      {accountPageText('staff.toPackages')}
    </ButtonLink>
  </>
);
