import { API_PREFIX } from '@care/contracts/constants';
import { EMBED_PATH } from '@care/contracts/embed-addresses';
import { escapeMarkup } from '@care/contracts/markup';
import { isReservedSlug, profilePath, routes } from '@care/contracts/routes';
import * as schemas from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { allows } from '@care/contracts/tiers';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type';
import { answerNotModified, setEntityTag } from '../../../platform/http/entity-tag';
import { gone, notFound } from '../../../platform/http/errors';
import { noSuch } from '../../../platform/http/texts';
import { limits } from './limits';
import { siteOrigin } from '../../../platform/mail/site-address';
import { companyMedia, findCompany, type CompanyRow, type FoundCompany } from '../../companies';
import { embeddedCompany, widgetState } from '../company-page';
import { countWidgetUse } from './widget-uses';
import { calls } from '../../../platform/http/calls';
import { isFound } from '../../../platform/database/queries';

const forAll = calls('embed');
const limited = { rateLimit: limits.embed };
const HOUR_SECONDS = 3600;

/** Routes for other sites that show a profile: public data only, from every origin, without cookies (PP-21, EM-05). */
export default async function embedRoutes(app: App): Promise<void> {
  answerNotModified(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  });

  const companySchema = {
    params: schemas.slugParamsSchema,
    querystring: schemas.embedQuerySchema,
    response: { 200: schemas.embeddedCompanySchema, 301: schemas.movedSchema },
  };
  const companyCall = forAll(
    'What other sites may show of a provider; with a key of its company also its job offers',
    companySchema,
    limited,
  );
  app.get('/embed/company/:slug/', companyCall, async (request, reply) => {
    const found = await find(request, request.params.slug);
    const { key } = request.query;
    if (found.kind === 'moved') {
      const query = key ? `?${new URLSearchParams({ key })}` : '';
      reply.header('location', `${API_PREFIX}/embed/company/${encodeURIComponent(found.slug)}/${query}`);
      return reply.code(301).send({ moved_to: found.slug });
    }
    const { company } = found;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOwnSite = site === 'same-origin';
    const widgets = await widgetState(request.reads.kysely, company, { key, origin, isOwnSite });
    if (key) {
      reply.header('vary', 'origin, sec-fetch-site');
      // The job list is for the origins of its key alone.
      if (widgets === 'allowed' && origin) reply.header('access-control-allow-origin', origin);
      if (widgets === 'allowed' && !isOwnSite) countWidgetUse(app.databases, key);
    }
    const embedded = await embeddedCompany(request.reads.kysely, company, widgets);
    setEntityTag(reply, company.updated_at, embedded);
    return embedded;
  });

  const oembedCall = forAll(
    'oEmbed: the embedded profile for the address of a profile',
    { querystring: schemas.oembedQuerySchema, response: { 200: schemas.oembedSchema } },
    limited,
  );
  app.get('/oembed/', oembedCall, async (request) => {
    const { url, format = 'json', maxwidth = CARD.width, maxheight = CARD.height } = request.query;
    if (format !== 'json') throw notFound('Es gibt nur das Format json.');
    const origin = siteOrigin(app.settings, request);
    const company = await companyAt(request, url, origin);
    const { main_image } = await companyMedia(request.reads.kysely, company.id);
    const picture = allows(company.subscription, 'mainImage') ? main_image : null;
    return {
      version: '1.0' as const,
      type: 'rich' as const,
      title: `${company.name}, ${company.city}`,
      html: cardHtml(company, origin),
      width: Math.min(maxwidth, CARD.width),
      height: Math.min(maxheight, CARD.height),
      provider_name: t('brand.name'),
      provider_url: origin,
      cache_age: HOUR_SECONDS,
      ...(picture?.width &&
        picture.height && {
          thumbnail_url: new URL(picture.url, origin).href,
          thumbnail_width: picture.width,
          thumbnail_height: picture.height,
        }),
    };
  });
}

/** The room that the compact view needs, in pixels. It fits narrower places, too. */
const CARD = { width: 640, height: 400 };

/** The HTML that integrators write themselves: the element, and inside it a link for pages that allow no script. */
function cardHtml({ slug, name, city }: CompanyRow, origin: string): string {
  const [script, profile] = [`${origin}${EMBED_PATH}profil.js`, `${origin}${profilePath(slug)}`].map(escapeMarkup);
  return [
    `<script type="module" crossorigin="anonymous" src="${script}"></script>`,
    `<pflege-profil slug="${escapeMarkup(slug)}"><a href="${profile}">${escapeMarkup(`${name}, ${city}`)}</a></pflege-profil>`,
  ].join('');
}

/** A provider that is public, or its new slug. For a removed provider the answer is 410, so that sites remove it. */
async function find(request: FastifyRequest, slug: string): Promise<Exclude<FoundCompany, { kind: 'missing' }>> {
  const db = request.reads.kysely;
  const found = await findCompany(db, { slug }, null);
  if (found.kind !== 'missing') return found;
  const removed = db.selectFrom('company').where('slug', '=', slug).where('status', '=', 'REMOVED');
  throw (await isFound(removed)) ? gone('Dieses Profil gibt es nicht mehr.') : noSuch('company');
}

/** The address of a profile under its town or under "profiles", also with a trailing slash (PP-01, PP-25). */
const PROFILE = new RegExp(`^${routes.companyInCity.pattern.replaceAll(/:\w+/g, '([^/]+)')}/?$`);

/** The provider whose profile has this address. */
async function companyAt(request: FastifyRequest, url: string, origin: string): Promise<CompanyRow> {
  const { origin: asked, pathname } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '' };
  const [, place = '', slug = ''] = PROFILE.exec(pathname) ?? [];
  const isProfile = place === 'profiles' || !isReservedSlug(place);
  if (asked !== origin || !slug || !isProfile) throw noSuch('company');
  const found = await find(request, decoded(slug));
  if (found.kind === 'found') return found.company;
  const moved = await find(request, found.slug);
  if (moved.kind !== 'found') throw noSuch('company');
  return moved.company;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw noSuch('company');
  }
}
