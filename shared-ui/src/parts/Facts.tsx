import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { ownProps } from '../theme/forward-prop';

/** Facts below each other; children are `Fact`s. */
export const FactList = styled.ul`
  display: grid;
  gap: var(--s-3);
`;

const FactItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
  align-items: start;
  & > svg {
    color: var(--blue-700);
    margin-top: 0.2em;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <FactItem>
    <Icon of={icon} />
    <span>{children}</span>
  </FactItem>
);

/** Services and features (blue) or employer benefits (green), each with an icon in a window-shaped frame. */
export const FeatureList = styled('ul', ownProps('tone'))<{ tone?: 'blue' | 'green' }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--s-3) var(--s-5);
  --feature-background: var(--${({ tone = 'blue' }) => tone}-100);
  --feature-ink: var(--${({ tone = 'blue' }) => tone}-700);
`;

const FeatureLine = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.85rem;
  align-items: center;
  min-height: 2.75rem;
  line-height: 1.35;
`;

const FeatureIcon = styled.span`
  display: grid;
  place-items: center;
  width: min(2.75rem, 14vw);
  height: min(2.75rem, 14vw);
  border-radius: 50% 50% 0.5rem 0.5rem / 34% 34% 0.5rem 0.5rem;
  background: var(--feature-background);
  color: var(--feature-ink);
`;

export const Feature = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <FeatureLine>
    <FeatureIcon>
      <Icon of={icon} />
    </FeatureIcon>
    <span>{children}</span>
  </FeatureLine>
);
