import { registeredSchema, registrationSchema, userDetailsSchema } from '@care/contracts/schemas';
import { signedIn, type App } from '../platform/app-type';
import { rateLimits } from '../platform/rate-limit';
import { register } from './registration';
import { userDetails } from './user-details';

/** Registration and the own account; signing in and out is the exchange under `/api/auth`. */
export default async function accountRoutes(app: App): Promise<void> {
  app.post(
    '/auth/register/',
    {
      config: { rateLimit: rateLimits.register },
      schema: { body: registrationSchema, response: { 201: registeredSchema } },
    },
    async (request, reply) => {
      const pk = await register(app.databases, request.body);
      return reply.code(201).send({ pk, email_verified: false });
    },
  );

  app.get(
    '/user/details/',
    { config: { access: 'user' }, schema: { response: { 200: userDetailsSchema } } },
    (request) => userDetails(request.reads, signedIn(request).userId),
  );
}
