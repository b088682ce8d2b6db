import type { ContentKind } from '@care/contracts/content-kinds';
import type { contentPageSchema } from '@care/contracts/schemas';
import type { z } from 'zod';
import type { App } from '../../../platform/http/app-type';
import { presentLegal } from '../legal-page';
import { presentPages } from '../present-page';
import type { PublicContent } from './content-store';
import { framePreview, mailPreview } from './mail-texts';

type Presenters = {
  [Kind in ContentKind]: (app: App, text: PublicContent<Kind>) => Promise<z.input<typeof contentPageSchema>>;
};

const dbOf = ({ databases }: App) => databases.primary.kysely;

const presenters: Presenters = {
  article: (app, text) => presentPages.article(dbOf(app), text),
  guide: (app, text) => presentPages.guide(dbOf(app), text),
  product_category: (app, text) => presentPages.product_category(dbOf(app), text),
  product: (app, text) => presentPages.product(dbOf(app), text),
  legal: (app, text) => presentLegal(dbOf(app), text, app.domains),
  mail: (app, { slug, fields }) => mailPreview(app, slug, fields),
  mail_frame: (app, { fields }) => framePreview(app, fields),
  packages: async (_app, { fields }) => fields,
  home: (app, text) => presentPages.home(dbOf(app), text),
  banner: (app, text) => presentPages.banner(dbOf(app), text),
  footer: (app, text) => presentPages.footer(dbOf(app), text),
};

/** What a version of a text says, as visitors would get it (OP-30, OP-41). */
export const versionPage = <Kind extends ContentKind>(app: App, kind: Kind, text: PublicContent<Kind>) =>
  presenters[kind](app, text);
