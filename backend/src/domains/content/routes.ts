import {
  articleListSchema,
  articlePageSchema,
  contentQuerySchema,
  footerSchema,
  guideListSchema,
  guidePageSchema,
  pageBuilderQuerySchema,
  slugParamsSchema,
  type Article,
  type Guide,
} from '@care/contracts/schemas';
import type { App } from '../../platform/http/app-type';
import { notFound } from '../../platform/http/errors';
import {
  articlePage,
  findArticle,
  findBlock,
  findGuide,
  guidePage,
  type ArticleRow,
  type GuideRow,
} from './content-queries';
import { presentPage } from './present-page';
import { sanitizeCss, sanitizeHtml } from '../../platform/text/sanitize-html';

/** Magazine, advisor and the footer (SH-11, SH-20). */
export default async function contentRoutes(app: App): Promise<void> {
  registerArticles(app);
  registerGuides(app);

  app.get(
    '/page-builder/',
    {
      schema: {
        summary: 'A block of the page frame: markup, style and script',
        tags: ['content'],
        querystring: pageBuilderQuerySchema,
        response: { 200: footerSchema },
      },
    },
    async ({ query, reads }) => {
      const block = query.source_type && (await findBlock(reads.kysely, query.source_type));
      if (!block) throw notFound('Diesen Baustein gibt es nicht.');
      // The script is not changed: the content security policy of the page decides whether it may run.
      return { html: sanitizeHtml(block.html), css: sanitizeCss(block.css), js: block.js };
    },
  );
}

function registerArticles(app: App): void {
  app.get(
    '/content/article/',
    {
      schema: {
        summary: 'Magazine articles, newest first',
        tags: ['content'],
        querystring: contentQuerySchema,
        response: { 200: articleListSchema },
      },
    },
    async ({ query, reads }) => {
      const { rows, count } = await articlePage(reads.kysely, query);
      return { count, results: rows.map(presentArticle) };
    },
  );

  app.get(
    '/content/article/:slug/',
    {
      schema: {
        summary: 'A magazine article',
        tags: ['content'],
        params: slugParamsSchema,
        response: { 200: articlePageSchema },
      },
    },
    async ({ params, reads }) => {
      const row = await findArticle(reads.kysely, params.slug);
      if (!row) throw notFound('Diesen Artikel gibt es nicht.');
      return { ...presentArticle(row), ...(await presentPage(reads.kysely, row)) };
    },
  );
}

function registerGuides(app: App): void {
  app.get(
    '/content/guide/',
    {
      schema: {
        summary: 'Guides of the advisor',
        tags: ['content'],
        querystring: contentQuerySchema,
        response: { 200: guideListSchema },
      },
    },
    async ({ query, reads }) => {
      const { rows, count } = await guidePage(reads.kysely, query);
      return { count, results: rows.map(presentGuide) };
    },
  );

  app.get(
    '/content/guide/:slug/',
    {
      schema: {
        summary: 'A guide of the advisor',
        tags: ['content'],
        params: slugParamsSchema,
        response: { 200: guidePageSchema },
      },
    },
    async ({ params, reads }) => {
      const row = await findGuide(reads.kysely, params.slug);
      if (!row) throw notFound('Diesen Ratgeber gibt es nicht.');
      return { ...presentGuide(row), ...(await presentPage(reads.kysely, row)) };
    },
  );
}

const presentArticle = ({ slug, title, description, published_at, main_image }: ArticleRow): Article => ({
  slug,
  title,
  description,
  published_at: published_at.toISOString(),
  main_image,
});

const presentGuide = ({ slug, title, name, description, main_image }: GuideRow): Guide => ({
  slug,
  title,
  name,
  description,
  main_image,
});
