import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { errorBodySchema } from '@care/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from '../platform/http/app-type';

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
}
interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

// `platform/http/http.test.ts` checks the schemas themselves.
const ajv = addFormats(new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } }));
/** Compiled once per schema, because tests send hundreds of requests to one route. The schemas have no references. */
const validators = new WeakMap<object, ValidateFunction>();
/** By the routes. */
const documents = new Map<string, OpenApiDocument>();
/** The routes of all apps that have no settings and no routes of their own. */
export const USUAL_ROUTES = 'usual';

const routesOf = (app: App): string => createHash('sha256').update(app.printRoutes()).digest('hex');

function fileOf(routes: string): string {
  const folder = process.env['TEST_FOLDER'];
  if (!folder) throw new Error('No folder of the test server: run through the Jest configuration of backend/.');
  return path.join(folder, `openapi-${routes}.json`);
}

/** Whether an app with these routes has stored its document. */
export const isDocumented = (routes: string): boolean => existsSync(fileOf(routes));

/**
 * The OpenAPI document of an app. It takes half a second to build, and is the same in all test files whose apps have
 * the same routes, so the first one stores it in the folder of the test server.
 */
function documentOf(app: App, routes: string): OpenApiDocument {
  const known = documents.get(routes);
  if (known) return known;
  const file = fileOf(routes);
  if (!existsSync(file)) {
    const ownFile = `${file}.${process.pid}`;
    writeFileSync(ownFile, JSON.stringify(app.swagger()));
    renameSync(ownFile, file);
  }
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  documents.set(routes, document);
  return document;
}

/** Compares answers with the OpenAPI document, as a generated client would. */
export class ResponseCheck {
  readonly violations: string[] = [];
  private made: OpenApiDocument | undefined;

  /**
   * @param has whether the test added routes to the app, whose schemas no other test has, or settings, which other tests
   *   may have too
   */
  constructor(
    private readonly app: App,
    private readonly has: { routes: boolean; settings: boolean },
  ) {}

  get document(): OpenApiDocument {
    const { routes, settings } = this.has;
    this.made ??= routes
      ? (this.app.swagger() as unknown as OpenApiDocument)
      : documentOf(this.app, settings ? routesOf(this.app) : USUAL_ROUTES);
    return this.made;
  }

  check(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const what = `${request.method} ${request.url} → ${reply.statusCode}`;
    if (reply.statusCode >= 400 && !request.routeOptions.url) {
      this.note(what, errorBodySchema.safeParse(JSON.parse(String(payload))).error?.message);
      return;
    }
    if (request.method === 'HEAD' || request.routeOptions.schema?.hide || !request.routeOptions.url) return;
    this.note(what, this.problem(request, reply, payload));
  }

  private note(what: string, problem: string | undefined): void {
    if (problem) this.violations.push(`${what}: ${problem}`);
  }

  private problem(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | undefined {
    const address = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? '';
    const method = request.method.toLowerCase();
    const responses = this.document.paths[address]?.[method]?.responses;
    const status = String(reply.statusCode);
    const key = [status, `${status[0]}XX`, 'default'].find((candidate) => responses?.[candidate]);
    if (!responses || !key) return 'is not in the OpenAPI document';
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const content = responses[key]?.content;
    if (!content) return payload ? 'has a body where the document has none' : undefined;
    if (!/\bjson$/.test(type)) return content[type] ? undefined : `has the undocumented type ${type}`;
    const schema = content[type]?.schema;
    if (!schema) return `has the undocumented type ${type}`;
    const validate = validators.get(schema) ?? ajv.compile(schema);
    validators.set(schema, validate);
    return validate(JSON.parse(String(payload))) ? undefined : ajv.errorsText(validate.errors);
  }
}
