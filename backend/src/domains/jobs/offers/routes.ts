import { API_PREFIX } from '@care/contracts/constants';
import { allows } from '@care/contracts/tiers';
import * as schemas from '@care/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwner, requireCompany, type CompanyRow } from '../../companies';
import type { App } from '../../../platform/http/app-type';
import { setEntityTag } from '../../../platform/http/entity-tag';
import { gone } from '../../../platform/http/errors';
import { noSuch } from '../../../platform/http/texts';
import * as offers from './job-offer-queries';
import { jobOfferMap, jobOfferCards, searchJobOffers } from './search';
import { registerJobOfferWriting } from './writing-routes';
import { calls } from '../../../platform/http/calls';

const forAll = calls('job-offer');

const segment = encodeURIComponent;
const response = { 200: schemas.jobOfferSchema, 410: schemas.jobOfferGoneSchema };

/** Job offers: the search (SR-12, SR-22), reading (PP-04) and, for the owner, writing (PP-19). */
export default async function jobOfferRoutes(app: App): Promise<void> {
  const searchCall = forAll('Searches job offers', {
    querystring: schemas.jobOfferSearchQuerySchema,
    response: { 200: schemas.jobOfferSearchAnswerSchema },
  });
  app.get('/company/job-offer/search/', searchCall, ({ query, reads }) => searchJobOffers(reads.kysely, query));

  const mapCall = forAll('The job offers of a search on a map', {
    querystring: schemas.jobOfferMapQuerySchema,
    response: { 200: schemas.jobOfferMapSchema },
  });
  app.get('/company/job-offer/search/map/', mapCall, ({ query, reads }) => jobOfferMap(reads.kysely, query));

  registerJobOfferWriting(app);

  const bySlugCall = forAll('A job offer by its company and slug; 410 with similar ones when it has ended', {
    params: schemas.jobOfferParamsSchema,
    response: { ...response, 301: schemas.movedSchema },
  });
  app.get('/company/job-offer/by-slug/:company_slug/:offer_slug/', bySlugCall, async (request, reply) => {
    const { company_slug, offer_slug } = request.params;
    const company = await requireCompany(request, { slug: company_slug }, 'jobOffer');
    const slug = offer_slug.toLowerCase();
    const offer = await offers.findJobOffer(request.reads.kysely, { companyId: company.id, slug });
    const read = await answer(request, reply, company, offer);
    if (slug === offer_slug) return read;
    reply.header('location', `${API_PREFIX}/company/job-offer/by-slug/${segment(company.slug)}/${segment(slug)}/`);
    return reply.code(301).send({ moved_to: slug });
  });

  const jobOfferCall = forAll('A job offer; 410 with similar ones when it has ended', {
    params: schemas.idParamsSchema,
    response,
  });
  app.get('/company/job-offer/:id/', jobOfferCall, async (request, reply) => {
    const offer = await offers.findJobOffer(request.reads.kysely, { id: request.params.id });
    if (!offer) throw noSuch('jobOffer');
    const company = await requireCompany(request, { id: offer.company_id }, 'jobOffer');
    return answer(request, reply, company, offer);
  });

  const jobOffersCall = forAll("A company's job offers: the open ones, for the owner all", {
    params: schemas.idParamsSchema,
    querystring: schemas.companyJobOffersQuerySchema,
    response: { 200: schemas.companyJobOffersSchema },
  });
  app.get('/company/:id/job-offers/', jobOffersCall, async (request) => {
    const { params, query, viewer, reads } = request;
    const company = await requireCompany(request, params);
    const isOwn = isOwner(company, viewer);
    const shown = isOwn
      ? await offers.ownJobOffers(reads.kysely, company.id, query.status)
      : await publicOffers(reads, company);
    const named = await offers.employer(reads.kysely, company);
    const figures = isOwn ? await offers.offerFigures(reads.kysely, company.id) : undefined;
    const results = shown.map((offer) => ({ ...offers.presentListedOffer(offer, named), ...figures?.get(offer.id) }));
    return { count: shown.length, results };
  });
}

type Reads = FastifyRequest['reads'];

/** In a tier without jobs tab only the owner sees the jobs (PP-03). */
const publicOffers = async (reads: Reads, company: CompanyRow): Promise<offers.JobOfferRow[]> =>
  allows(company.subscription, 'jobsTab') ? offers.openJobOffers(reads.kysely, company.id) : [];

/**
 * The owner can read every offer that is not removed. Others can read the open ones of a tier with jobs tab. An offer
 * that was public and has ended gets 410 with similar ones. A draft, a paused offer or one that the tier hides gets 404
 * for others.
 */
async function answer(
  { reads, viewer, id }: FastifyRequest,
  reply: FastifyReply,
  company: CompanyRow,
  offer: offers.JobOfferRow | undefined,
): Promise<schemas.JobOffer | schemas.JobOfferGone> {
  if (!offer) throw noSuch('jobOffer');
  const hasEnded =
    offer.status === 'REMOVED' || offer.status === 'EXPIRED' || (offer.status === 'PUBLISHED' && !offers.isOpen(offer));
  const mayRead = isOwner(company, viewer)
    ? offer.status !== 'REMOVED'
    : offers.isOpen(offer) && allows(company.subscription, 'jobsTab');
  if (mayRead) {
    const shown = offers.presentJobOffer(offer, await offers.employer(reads.kysely, company));
    setEntityTag(reply, offer.updated_at, shown);
    return shown;
  }
  if (!hasEnded) throw noSuch('jobOffer');
  const similar = await jobOfferCards(reads.kysely, await offers.similarJobOffers(reads.kysely, offer));
  reply.code(410);
  return { ...gone('Dieses Stellenangebot ist nicht mehr verfügbar.').body(id), similar };
}
