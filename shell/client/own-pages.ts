import { routes, type LoadResult, type PageModule } from '@care/contracts';

/** The shell's own pages, each in a chunk `page-<name>` that only visitors of the page download (SH-20). */
const modules = {
  articles: () => import(/* webpackChunkName: "page-articles" */ './content/articles-page'),
  article: () => import(/* webpackChunkName: "page-article" */ './content/article-page'),
  guides: () => import(/* webpackChunkName: "page-guides" */ './content/guides-page'),
  guide: () => import(/* webpackChunkName: "page-guide" */ './content/guide-page'),
  choice: () => import(/* webpackChunkName: "page-choice" */ './content/choice-page'),
  legal: () => import(/* webpackChunkName: "page-legal" */ './content/legal/legal-page'),
} satisfies Record<string, () => Promise<PageModule>>;

type OwnPage = keyof typeof modules;

/** Path → page. */
export const ownPages: readonly (readonly [path: string, page: OwnPage])[] = [
  [routes.magazine.pattern, 'articles'],
  [routes.article.pattern, 'article'],
  [routes.advisor.pattern, 'guides'],
  [routes.advisorGuide.pattern, 'guide'],
  [routes.guide.pattern, 'choice'],
  [routes.imprint.pattern, 'legal'],
  [routes.privacy.pattern, 'legal'],
  [routes.terms.pattern, 'legal'],
  [routes.accessibility.pattern, 'legal'],
  [routes.ranking.pattern, 'legal'],
  [routes.ratingCheck.pattern, 'legal'],
  [routes.contact.pattern, 'legal'],
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
