import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { errorBodySchema } from '@care/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/http/app-type';

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const pointer = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Compares answers with the OpenAPI document, as a generated client would. */
export class ResponseCheck {
  readonly violations: string[] = [];
  private readonly ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  private readonly validators = new Map<string, ValidateFunction>();
  private document: Document | undefined;

  constructor(private readonly app: App) {}

  private load(): Document {
    if (!this.document) {
      this.document = this.app.swagger() as unknown as Document;
      this.ajv.addSchema(this.document, 'openapi');
    }
    return this.document;
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
    const path = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? '';
    const method = request.method.toLowerCase();
    const responses = this.load().paths[path]?.[method]?.responses;
    const status = String(reply.statusCode);
    const key = [status, `${status[0]}XX`, 'default'].find((candidate) => responses?.[candidate]);
    if (!responses || !key) return 'is not in the OpenAPI document';
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const content = responses[key]?.content;
    if (!content) return payload ? 'has a body where the document has none' : undefined;
    if (!type.includes('json')) return content[type] ? undefined : `has the undocumented type ${type}`;
    const reference = ['paths', path, method, 'responses', key, 'content', type, 'schema'].map(pointer).join('/');
    const validate = this.validator(`openapi#/${encodeURI(reference)}`);
    return validate(JSON.parse(String(payload))) ? undefined : this.ajv.errorsText(validate.errors);
  }

  /** Compiled once per schema, because tests send hundreds of requests to one route. */
  private validator(reference: string): ValidateFunction {
    const known = this.validators.get(reference);
    if (known) return known;
    const compiled = this.ajv.compile({ $ref: reference });
    this.validators.set(reference, compiled);
    return compiled;
  }
}
