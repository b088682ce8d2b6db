import {
  idParamsSchema,
  savedSearchChangeSchema,
  savedSearchesSchema,
  savedSearchInputSchema,
  savedSearchSchema,
} from '@care/contracts/schemas';
import { z } from 'zod';
import { signedIn, type App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import {
  changeSavedSearch,
  presentSavedSearch,
  removeSavedSearch,
  savedSearchesOf,
  saveSearch,
} from './saved-search-queries';

const forUsers = calls('saved-search', 'user');

/** The saved searches of an account; new results are mailed with the frequency of each search. */
export default async function savedSearchRoutes(app: App): Promise<void> {
  const { databases } = app;

  const readSavedSearchCall = forUsers('The saved searches of the account', { response: { 200: savedSearchesSchema } });
  app.get('/user/saved-search/', readSavedSearchCall, async (request) => {
    const rows = await savedSearchesOf(request.reads.kysely, signedIn(request).userId);
    return { count: rows.length, results: rows.map(presentSavedSearch) };
  });

  const sendSavedSearchCall = forUsers('Saves a search', {
    body: savedSearchInputSchema,
    response: { 201: savedSearchSchema },
  });
  app.post('/user/saved-search/', sendSavedSearchCall, async (request, reply) =>
    reply.code(201).send(presentSavedSearch(await saveSearch(databases, signedIn(request), request.body))),
  );

  const changeSavedSearchCall = forUsers('Changes how often a saved search is mailed', {
    params: idParamsSchema,
    body: savedSearchChangeSchema,
    response: { 200: savedSearchSchema },
  });
  app.patch('/user/saved-search/:id/', changeSavedSearchCall, async (request) => {
    const { userId } = signedIn(request);
    const { kysely } = databases.primary;
    return presentSavedSearch(await changeSavedSearch(kysely, userId, request.params.id, request.body));
  });

  const deleteSavedSearchCall = forUsers('Deletes a saved search', {
    params: idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete('/user/saved-search/:id/', deleteSavedSearchCall, async (request, reply) => {
    await removeSavedSearch(databases.primary.kysely, signedIn(request).userId, request.params.id);
    return reply.code(204).send();
  });
}
