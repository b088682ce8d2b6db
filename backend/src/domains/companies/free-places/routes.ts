import { idParamsSchema, ownPlacesSchema, placesInputSchema } from '@care/contracts/schemas';
import { signedIn, type App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { lockOwnCompany, ownCompany } from '../company-queries';
import { placesOf, presentPlaces } from './shown-places';
import { statePlaces } from './state-places';

const forUsers = calls('company', 'user');
const answered = { params: idParamsSchema, response: { 200: ownPlacesSchema } };

/** What the owner states about free places (PL-01, PL-02). */
export default async function freePlacesRoutes(app: App): Promise<void> {
  app.get(
    '/company/:id/places/',
    forUsers('The statement about free places of the own provider', answered),
    async (request) => {
      const { kysely } = app.databases.primary;
      const company = await ownCompany(kysely, request.params.id, signedIn(request));
      return presentPlaces(company, await placesOf(kysely, company.id));
    },
  );

  app.put(
    '/company/:id/places/',
    forUsers('States and confirms the free places of the own provider; the last statement stays', {
      ...answered,
      body: placesInputSchema,
    }),
    (request) =>
      app.databases.primary.kysely.transaction().execute(async (db) => {
        const company = await lockOwnCompany(db, request.params.id, signedIn(request));
        return presentPlaces(company, await statePlaces(db, company, request.body));
      }),
  );
}
