import type { App } from './app-type';

/** Clients name the type JSON in every call, also in one without a body, such as a switch or DELETE (SH-14). */
export function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && !request.routeOptions.schema?.body) done(null);
    else void parse(request, body, done);
  });
}
