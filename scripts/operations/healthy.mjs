// The health check of the containers: exit code 0 if the program on this port answers.
const [port] = process.argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2500) }).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);
