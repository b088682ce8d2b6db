import { t } from '@care/contracts/texts';
import { sql } from 'kysely';
import type { App } from '../../../platform/http/app-type';
import { registerMailPage } from '../../../platform/http/mail-page';
import { authSecret } from '../../../platform/secrets/auth-secret';
import { companyById } from '../company-queries';
import { readStopPlacesKey } from './places-link';
import { placesOf } from './shown-places';

/** The page on which the owner stops the weekly mail, and undoes it (PL-05). */
export default async function stopPlacesRoutes(app: App): Promise<void> {
  const { kysely } = app.databases.primary;
  registerMailPage(app, {
    path: '/places/stop/',
    tag: 'company',
    title: 'Wöchentliche Frage nach freien Plätzen',
    actions: ['stop', 'undo'],
    show: async (key, action) => {
      const right = readStopPlacesKey(authSecret(app.settings), key);
      if (!right) return null;
      const company = await companyById(kysely, right.companyId)
        .select(['id', 'name'])
        .where('owner_id', '=', right.ownerId)
        .executeTakeFirst();
      if (!company) return null;
      // The links of all earlier mails end with the mail.
      if (action)
        await kysely
          .updateTable('company_places')
          .set({ weekly_mail: action === 'undo', link_number: sql`link_number + 1` })
          .where('company_id', '=', company.id)
          .where('weekly_mail', '=', action === 'stop')
          .execute();
      const row = await placesOf(kysely, company.id);
      if (!row) return null;
      return row.weekly_mail
        ? [
            {
              texts: [`Möchten Sie zu „${company.name}“ keine wöchentliche Frage mehr erhalten?`],
              button: ['Abbestellen', 'stop'],
            },
          ]
        : [
            {
              texts: [
                `Zu „${company.name}“ fragen wir Sie nicht mehr nach freien Plätzen. Links aus früheren E-Mails gelten nicht mehr.`,
                `Angemeldet ändern Sie Ihre Plätze bei ${t('brand.name')} unter „Mein Unternehmen“.`,
              ],
              button: ['Rückgängig machen', 'undo'],
            },
          ];
    },
  });
}
