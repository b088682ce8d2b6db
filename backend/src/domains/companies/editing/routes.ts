import * as schemas from '@care/contracts/schemas';
import type { FastifyReply } from 'fastify';
import type { CompanySection } from '@care/contracts/vocabulary';
import { signedIn, type App } from '../../../platform/http/app-type';
import { lockOwnCompany, ownCompany } from '../company-queries';
import { changeBenefits, changeCompany } from './change-company';
import { companySections, confirmSection, sectionsOf, sectionTag } from './sections';
import { calls } from '../../../platform/http/calls';

const forUsers = calls('company', 'user');

/** Editing a provider by its owner, section by section (PP-06 to PP-10, PP-23). */
export default async function companyEditingRoutes(app: App): Promise<void> {
  const detailsCall = forUsers('Changes sections of the own provider; with `If-Match` only the version that was read', {
    params: schemas.idParamsSchema,
    body: schemas.companyDetailsChangeSchema,
    response: { 200: schemas.companyDetailsAnswerSchema },
  });
  app.patch('/company/details/:id/', detailsCall, async (request, reply) => {
    const { id } = request.params;
    const answer = await changeCompany(request, id, request.body);
    await setSectionTag(reply, app, id, sectionsOf(request.body));
    return answer;
  });

  const profileCall = forUsers('Changes the benefits of the own provider', {
    params: schemas.idParamsSchema,
    body: schemas.companyProfileChangeSchema,
    response: { 200: schemas.companyProfileAnswerSchema },
  });
  app.patch('/company/profile/:id/', profileCall, async (request, reply) => {
    const { id } = request.params;
    const answer = await changeBenefits(request, id, request.body.benefits);
    await setSectionTag(reply, app, id, ['benefits']);
    return answer;
  });

  const sectionsCall = forUsers('Versions, gaps and hidden parts of the own provider', {
    params: schemas.idParamsSchema,
    response: { 200: schemas.companySectionsSchema },
  });
  app.get('/company/:id/sections/', sectionsCall, async (request) => {
    const { kysely } = request.reads;
    return companySections(kysely, await ownCompany(kysely, request.params.id, signedIn(request)));
  });

  const confirmCall = forUsers('Says that a section still holds', {
    params: schemas.companySectionParamsSchema,
    response: { 200: schemas.companySectionsSchema },
  });
  app.post('/company/:id/sections/:section/confirm/', confirmCall, async (request) => {
    const { id, section } = request.params;
    return app.databases.primary.kysely.transaction().execute(async (transaction) => {
      const company = await lockOwnCompany(transaction, id, signedIn(request));
      await confirmSection(transaction, id, section);
      return companySections(transaction, company);
    });
  });
}

/** The tag for the next change, if one section was changed. */
async function setSectionTag(reply: FastifyReply, app: App, id: number, sections: CompanySection[]): Promise<void> {
  const [section, ...others] = sections;
  if (section && others.length === 0) reply.header('etag', await sectionTag(app.databases.primary.kysely, id, section));
}
