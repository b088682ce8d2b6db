import * as schemas from '@care/contracts/schemas';
import type { App } from '../../platform/http/app-type';
import { notFound } from '../../platform/http/errors';
import { sql } from 'kysely';
import type { z } from 'zod';
import { publicContent, requireText } from './editing/content-store';
import { presentLegal } from './filled-texts';
import { presentArticle, presentGuide, presentPages } from './present-page';
import { calls } from '../../platform/http/calls';
import { countOf } from '../../platform/database/queries';

const forAll = calls('content');
const NO_BLOCK = 'Diesen Baustein gibt es nicht.';
const ofList = <List extends z.ZodType>(list: List) => ({
  querystring: schemas.contentQuerySchema,
  response: { 200: list },
});
const ofText = <Text extends z.ZodType>(text: Text) => ({ params: schemas.slugParamsSchema, response: { 200: text } });

/** Magazine, advisor and the footer (SH-11, SH-20). */
export default async function contentRoutes(app: App): Promise<void> {
  registerEditorial(app);
  registerSiteTexts(app);

  const blockCall = forAll('A block of the page frame: markup, style and script', {
    querystring: schemas.pageBuilderQuerySchema,
    response: { 200: schemas.footerSchema },
  });
  app.get('/page-builder/', blockCall, async ({ query, reads }) => {
    if (!query.source_type) throw notFound(NO_BLOCK);
    return presentPages.footer(reads.kysely, await requireText(reads.kysely, 'footer', 'fusszeile', NO_BLOCK));
  });
}

function registerEditorial(app: App): void {
  const articlesCall = forAll('Magazine articles, newest first', ofList(schemas.articleListSchema));
  app.get('/content/article/', articlesCall, async ({ query, reads }) => {
    const published = publicContent(reads.kysely, 'article');
    const newest = published.orderBy('published_at', 'desc').orderBy('id', 'desc');
    const rows = await newest.limit(query.limit).offset(query.offset).execute();
    return { count: await countOf(published), results: rows.map(presentArticle) };
  });

  const articleCall = forAll('A magazine article', ofText(schemas.articlePageSchema));
  app.get('/content/article/:slug/', articleCall, async ({ params, reads }) => {
    const row = await requireText(reads.kysely, 'article', params.slug, 'Diesen Artikel gibt es nicht.');
    return presentPages.article(reads.kysely, row);
  });

  const guidesCall = forAll('Guides of the advisor', ofList(schemas.guideListSchema));
  app.get('/content/guide/', guidesCall, async ({ query, reads }) => {
    const guides = publicContent(reads.kysely, 'guide');
    const ordered = guides.orderBy(sql`(fields->>'position')::int`).orderBy('id');
    const rows = await ordered.limit(query.limit).offset(query.offset).execute();
    return { count: await countOf(guides), results: rows.map(presentGuide) };
  });

  const guideCall = forAll('A guide of the advisor', ofText(schemas.guidePageSchema));
  app.get('/content/guide/:slug/', guideCall, async ({ params, reads }) => {
    const row = await requireText(reads.kysely, 'guide', params.slug, 'Diesen Ratgeber gibt es nicht.');
    return presentPages.guide(reads.kysely, row);
  });
}

function registerSiteTexts(app: App): void {
  const legalCall = forAll('A legal page with the data of the operator', ofText(schemas.legalPageSchema));
  app.get('/content/legal/:slug/', legalCall, async ({ params, reads }) => {
    const text = await requireText(reads.kysely, 'legal', params.slug, 'Diese Seite gibt es nicht.');
    return presentLegal(reads.kysely, text, app.domains);
  });

  const homeCall = forAll('The texts of the home pages', { response: { 200: schemas.homeTextsSchema } });
  app.get('/content/home/', homeCall, async ({ reads: { kysely } }) =>
    presentPages.home(kysely, await requireText(kysely, 'home', 'startseiten')),
  );

  const bannerCall = forAll('The notice on every page', { response: { 200: schemas.bannerSchema } });
  app.get('/content/banner/', bannerCall, async ({ reads: { kysely } }) =>
    presentPages.banner(kysely, await requireText(kysely, 'banner', 'hinweis')),
  );
}
