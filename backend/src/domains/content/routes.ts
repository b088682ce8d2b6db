import {
  articleListSchema,
  articlePageSchema,
  bannerSchema,
  contentQuerySchema,
  footerSchema,
  guideListSchema,
  guidePageSchema,
  homeTextsSchema,
  legalPageSchema,
  pageBuilderQuerySchema,
  slugParamsSchema,
} from '@care/contracts/schemas';
import type { App } from '../../platform/http/app-type';
import { notFound } from '../../platform/http/errors';
import { sql } from 'kysely';
import { publicContent, requireText } from './editing/content-store';
import { presentLegal } from './filled-texts';
import { presentArticle, presentGuide, presentPages } from './present-page';
import { calls } from '../../platform/http/calls';
import { countOf } from '../../platform/database/queries';

const forAll = calls('content');
const NO_BLOCK = 'Diesen Baustein gibt es nicht.';

/** Magazine, advisor and the footer (SH-11, SH-20). */
export default async function contentRoutes(app: App): Promise<void> {
  registerArticles(app);
  registerGuides(app);
  registerSiteTexts(app);

  app.get(
    '/page-builder/',
    forAll('A block of the page frame: markup, style and script', {
      querystring: pageBuilderQuerySchema,
      response: { 200: footerSchema },
    }),
    async ({ query, reads }) => {
      if (!query.source_type) throw notFound(NO_BLOCK);
      return presentPages.footer(reads.kysely, await requireText(reads.kysely, 'footer', 'fusszeile', NO_BLOCK));
    },
  );
}

function registerArticles(app: App): void {
  app.get(
    '/content/article/',
    forAll('Magazine articles, newest first', {
      querystring: contentQuerySchema,
      response: { 200: articleListSchema },
    }),
    async ({ query, reads }) => {
      const published = publicContent(reads.kysely, 'article');
      const newest = published.orderBy('published_at', 'desc').orderBy('id', 'desc');
      const rows = await newest.limit(query.limit).offset(query.offset).execute();
      return { count: await countOf(published), results: rows.map(presentArticle) };
    },
  );

  app.get(
    '/content/article/:slug/',
    forAll('A magazine article', { params: slugParamsSchema, response: { 200: articlePageSchema } }),
    async ({ params, reads }) => {
      const row = await requireText(reads.kysely, 'article', params.slug, 'Diesen Artikel gibt es nicht.');
      return presentPages.article(reads.kysely, row);
    },
  );
}

function registerGuides(app: App): void {
  app.get(
    '/content/guide/',
    forAll('Guides of the advisor', { querystring: contentQuerySchema, response: { 200: guideListSchema } }),
    async ({ query, reads }) => {
      const guides = publicContent(reads.kysely, 'guide');
      const ordered = guides.orderBy(sql`(fields->>'position')::int`).orderBy('id');
      const rows = await ordered.limit(query.limit).offset(query.offset).execute();
      return { count: await countOf(guides), results: rows.map(presentGuide) };
    },
  );

  app.get(
    '/content/guide/:slug/',
    forAll('A guide of the advisor', { params: slugParamsSchema, response: { 200: guidePageSchema } }),
    async ({ params, reads }) => {
      const row = await requireText(reads.kysely, 'guide', params.slug, 'Diesen Ratgeber gibt es nicht.');
      return presentPages.guide(reads.kysely, row);
    },
  );
}

function registerSiteTexts(app: App): void {
  app.get(
    '/content/legal/:slug/',
    forAll('A legal page with the data of the operator', {
      params: slugParamsSchema,
      response: { 200: legalPageSchema },
    }),
    async ({ params, reads }) => {
      const text = await requireText(reads.kysely, 'legal', params.slug, 'Diese Seite gibt es nicht.');
      return presentLegal(reads.kysely, text, app.domains);
    },
  );

  app.get(
    '/content/home/',
    forAll('The texts of the home pages', { response: { 200: homeTextsSchema } }),
    async ({ reads: { kysely } }) => presentPages.home(kysely, await requireText(kysely, 'home', 'startseiten')),
  );

  app.get(
    '/content/banner/',
    forAll('The notice on every page', { response: { 200: bannerSchema } }),
    async ({ reads: { kysely } }) => presentPages.banner(kysely, await requireText(kysely, 'banner', 'hinweis')),
  );
}
