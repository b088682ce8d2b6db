import { routes, type LoadResult, type PageModule } from '@care/contracts';

const editorial = () => import(/* webpackChunkName: "page-articles-article-guides-guide" */ './content/EditorialPages');

/** The shell's own pages, in chunks `page-<names>` that only visitors of these pages download (SH-20). */
const modules = {
  articles: async () => (await editorial()).articles,
  article: async () => (await editorial()).article,
  guides: async () => (await editorial()).guides,
  guide: async () => (await editorial()).guide,
  choice: () => import(/* webpackChunkName: "page-choice" */ './content/ChoicePage'),
  legal: () => import(/* webpackChunkName: "page-legal" */ './content/LegalPage'),
} satisfies Record<string, () => Promise<PageModule>>;

type OwnPage = keyof typeof modules;

/** Path → page. */
export const ownPages: readonly (readonly [path: string, page: OwnPage])[] = [
  [routes.magazine.pattern, 'articles'],
  [routes.article.pattern, 'article'],
  [routes.advisor.pattern, 'guides'],
  [routes.advisorGuide.pattern, 'guide'],
  [routes.guide.pattern, 'choice'],
  ...(['imprint', 'privacy', 'terms', 'accessibility', 'ranking', 'ratingCheck', 'contact'] as const).map(
    (name) => [routes[name].pattern, 'legal'] as const,
  ),
];

const PREFIX = 'shell/';
export const ownPageId = (page: OwnPage): string => PREFIX + page;
const isOwnPage = (name: string): name is OwnPage => Object.hasOwn(modules, name);

/** Loads one of the shell's own pages by its module id. Undefined for the module of a slice. */
export function loadOwnPage(id: string): Promise<LoadResult<PageModule>> | undefined {
  const name = id.slice(PREFIX.length);
  if (!id.startsWith(PREFIX) || !isOwnPage(name)) return undefined;
  return modules[name]().then(
    (module): LoadResult<PageModule> => ({ success: true, module }),
    (error: unknown) => ({
      success: false,
      failure: { slice: 'shell', version: '', reason: 'network', message: String(error) },
    }),
  );
}

const PAUSE_MS = 2000;

/** A page that is in the server's HTML: retried until it loads. */
export const keepTryingOwnPage = (id: string): Promise<LoadResult<PageModule>> | undefined =>
  loadOwnPage(id)?.then(async (result) => {
    if (result.success) return result;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return keepTryingOwnPage(id) ?? result;
  });
