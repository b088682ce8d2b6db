import { changeRows, rowsWith } from '../../../platform/database/queries';
import { idParamsSchema, ownPlacesSchema, placesInputSchema } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql } from 'kysely';
import { signedIn, type App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { registerMailPage } from '../../../platform/http/mail-page';
import { authSecret } from '../../../platform/secrets/auth-secret';
import { lockOwnCompany, ownCompany } from '../company-queries';
import { readStopPlacesKey } from './places-link';
import { placesOf, presentPlaces } from './shown-places';
import { statePlaces } from './state-places';

const forUsers = calls('company', 'user');
const answered = { params: idParamsSchema, response: { 200: ownPlacesSchema } };

/** What the owner states about free places (PL-01, PL-02). */
export default async function freePlacesRoutes(app: App): Promise<void> {
  await app.register(async (mails: App) => registerStop(mails));
  const readPlacesCall = forUsers('The statement about free places of the own provider', answered);
  app.get('/company/:id/places/', readPlacesCall, async (request) => {
    const { kysely } = app.databases.primary;
    const company = await ownCompany(kysely, request.params.id, signedIn(request));
    return presentPlaces(company, await placesOf(kysely, company.id));
  });

  const replacePlacesCall = forUsers(
    'States and confirms the free places of the own provider; the last statement stays',
    { ...answered, body: placesInputSchema },
  );
  app.put('/company/:id/places/', replacePlacesCall, (request) =>
    app.databases.primary.kysely.transaction().execute(async (db) => {
      const company = await lockOwnCompany(db, request.params.id, signedIn(request));
      return presentPlaces(company, await statePlaces(db, company, request.body));
    }),
  );
}

/** The page on which the owner stops the weekly mail, and undoes it (PL-05). */
function registerStop(app: App): void {
  const { kysely } = app.databases.primary;
  registerMailPage(app, {
    path: '/places/stop/',
    tag: 'company',
    title: 'Wöchentliche Frage nach freien Plätzen',
    actions: ['stop', 'undo'],
    show: async (key, action) => {
      const right = readStopPlacesKey(authSecret(app.settings), key);
      if (!right) return null;
      const company = await rowsWith(kysely, 'company', { id: right.companyId, owner_id: right.ownerId })
        .select(['id', 'name'])
        .executeTakeFirst();
      if (!company) return null;
      // The links of all earlier mails end with the mail.
      if (action)
        await changeRows(kysely, 'company_places', { company_id: company.id, weekly_mail: action === 'stop' })
          .set({ weekly_mail: action === 'undo', link_number: sql`link_number + 1` })
          .execute();
      const row = await placesOf(kysely, company.id);
      if (!row) return null;
      if (row.weekly_mail) {
        const question = `Möchten Sie zu „${company.name}“ keine wöchentliche Frage mehr erhalten?`;
        return [{ texts: [question], button: ['Abbestellen', 'stop'] }];
      }
      const texts = [
        `Zu „${company.name}“ fragen wir Sie nicht mehr nach freien Plätzen. Links aus früheren E-Mails gelten nicht mehr.`,
        `Angemeldet ändern Sie Ihre Plätze bei ${t('brand.name')} unter „Mein Unternehmen“.`,
      ];
      return [{ texts, button: ['Rückgängig machen', 'undo'] }];
    },
  });
}
