// Only some slices need it: bundled there, not part of the shared singleton.
import { defineSliceApi, type CareTag } from '@care/contracts';
import type { EndpointDefinitions } from '@care/contracts/rtkq';
import type { ApiRequest } from './request';

type CareBuilder = Parameters<Parameters<typeof defineSliceApi>[1]>[0];

interface Tag {
  type: CareTag;
  id: number | string;
}

type Query<Argument> = (argument: Argument) => ApiRequest | string;
type Tags<Answer, Argument> =
  | readonly Tag[]
  | ((answer: Answer | undefined, error: unknown, argument: Argument) => readonly Tag[]);

const readerOf =
  (build: CareBuilder) =>
  <Answer, Argument = void>(query: Query<Argument>, providesTags: Tags<Answer, Argument> = []) =>
    build.query<Answer, Argument>({ query, providesTags, keepUnusedDataFor: 0 });
const writerOf =
  (build: CareBuilder) =>
  <Answer, Argument = void>(query: Query<Argument>, invalidatesTags: Tags<Answer, Argument>) =>
    build.mutation<Answer, Argument>({ query, invalidatesTags });

/**
 * Like `defineSliceApi`, with `read` for a query and its tags, whose answer is forgotten as soon as nothing shows it, and
 * `write` for a change and the tags that it makes stale.
 */
export const defineCalls = <Definitions extends EndpointDefinitions>(
  slice: string,
  define: (build: CareBuilder, read: ReturnType<typeof readerOf>, write: ReturnType<typeof writerOf>) => Definitions,
) => defineSliceApi(slice, (build) => define(build, readerOf(build), writerOf(build)));
