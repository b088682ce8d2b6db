/** A call of the API as a client sends it, and what its answer must have. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As a client writes it; `{…}` is replaced by an id or slug of the test data. */
  path: string;
  /** The route that must answer, if the path has parameters. */
  route?: string;
  /** Members of the answer as the specification names them; `[]` for a list. */
  answer: string[];
  status?: number;
  /**
   * Sent with a token: of any user, of the job seeker, of a company user without a company, or of the company's owner.
   */
  token?: true | 'jobSeeker' | 'provider' | 'owner';
  body?: Record<string, unknown>;
  /** Text fields of a multipart form whose `file` is a picture; `{…}` is replaced as in the path. */
  upload?: Record<string, string>;
  form?: Record<string, string>;
}
