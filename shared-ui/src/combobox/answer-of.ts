interface Call<Answer> {
  unwrap: () => Promise<Answer>;
  abort: () => void;
  unsubscribe: () => void;
}

/** The answer of a started query, for a source of suggestions: typing on ends the call, and the cache keeps its answer. */
export async function answerOf<Answer>(call: Call<Answer>, signal: AbortSignal): Promise<Answer> {
  signal.addEventListener('abort', () => call.abort());
  try {
    return await call.unwrap();
  } finally {
    call.unsubscribe(); // from here on the cache's own time runs
  }
}
