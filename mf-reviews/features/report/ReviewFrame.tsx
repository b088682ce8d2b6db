import { profilePath } from '@care/contracts';
import type { ReactNode } from 'react';
import { Placeholder, PageFrame } from '@care/ui/more';

interface ReviewFrameProps {
  title: string;
  company?: { slug: string; name: string } | undefined;
  children: ReactNode;
}

/** A page about one rating. */
export const ReviewFrame = ({ title, company, children }: ReviewFrameProps) => (
  <PageFrame title={title} above={company && [{ label: company.name, to: profilePath(company.slug) }]} width="46rem">
    {children}
  </PageFrame>
);

export const ReviewSkeleton = () => <Placeholder of={[{ width: '16rem' }, '6rem', '18rem']} />;

/** The id of a rating in a path; undefined for anything else. */
export const ratingIdOf = (text = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);
