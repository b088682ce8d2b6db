import { profilePath, routes } from '@care/contracts';
import { Heading, Lead, Stack } from '@care/ui';
import type { ComponentProps, ReactNode } from 'react';
import { writingText } from './texts';
import { NotFoundPanel, Placeholder, PageFrame, QueryContent } from '@care/ui/more';

interface WritingFrameProps {
  title: string;
  company?: { name: string; slug: string; street?: string } | undefined;
  children: ReactNode;
}

/** Breadcrumbs, heading and the rated provider, around the content of a page for writing. */
export const WritingFrame = ({ title, company, children }: WritingFrameProps) => (
  <PageFrame
    title={title}
    above={company && [{ label: company.name, to: profilePath(company.slug) }]}
    head={
      <Stack gap="small">
        <Heading level={1}>{title}</Heading>
        {company && <Lead>{placed(company)}</Lead>}
      </Stack>
    }
    width="51rem"
  >
    {children}
  </PageFrame>
);

/** The name with the town, which is in the second part of the address. */
function placed({ name, street = '' }: { name: string; street?: string }): string {
  const town = /^\d{5} (.+)$/.exec(street.split(', ')[1] ?? '')?.[1];
  return town ? `${name}, ${town}` : name;
}

export const FormSkeleton = () => <Placeholder of={[{ width: '16rem' }, '24rem']} />;

/** What a query of a page for writing gave. */
export const Loaded = <Data,>(
  props: Pick<ComponentProps<typeof QueryContent<Data>>, 'query' | 'missing' | 'children'>,
) => <QueryContent {...props} failed={writingText('loadFailed')} skeleton={<FormSkeleton />} />;

/** Says that something does not exist, and leads on. */
const unknown = (what: 'Company' | 'Rating', to: string, action: 'toSearch' | 'toAccount') => () => (
  <NotFoundPanel
    title={writingText(`unknown${what}`)}
    text={writingText(`unknown${what}Hint`)}
    to={to}
    action={writingText(action)}
  />
);

export const UnknownCompany = unknown('Company', routes.home.build(), 'toSearch');
/** A rating that does not exist, or not for this person. */
export const UnknownRating = unknown('Rating', routes.account.build(), 'toAccount');

/** The id in an address; undefined if it is none. */
export const idOf = (text = ''): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
