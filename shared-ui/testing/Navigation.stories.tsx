import { Breadcrumbs, Link, Pagination, StandaloneLink, Stack } from '@care/ui';

export default { title: 'Navigation' };

const hrefFor = (page: number) => `/?page=${page}`;

export const Path = () => (
  <Breadcrumbs items={[{ label: 'Startseite', to: '/' }, { label: 'Köln', to: '/' }, { label: 'Haus am Park' }]} />
);

export const LongPath = () => (
  <Breadcrumbs
    items={[
      { label: 'Pflegeeinrichtungen', to: '/' },
      { label: 'Seniorenwohngemeinschaft am Rheinuferpark Köln-Rodenkirchen' },
    ]}
  />
);

export const FirstPage = () => <Pagination page={1} pageCount={3} hrefFor={hrefFor} />;

export const ManyPages = () => <Pagination page={14} pageCount={40} hrefFor={hrefFor} />;

export const Links = () => (
  <Stack>
    <p>
      Mehr dazu im <Link to="/">Ratgeber</Link>.
    </p>
    <StandaloneLink to="/">Alle Ratgeber ansehen</StandaloneLink>
  </Stack>
);
