import Fastify from 'fastify';
import { Shutdown } from '../shutdown';

/** A server that ends as the shell does. A separate process for the tests of stopping. */
const app = Fastify({ logger: { level: 'error' }, return503OnClosing: false });
app.get('/', async () => ({}));
app.get('/readyz', async () => ({}));
app.post('/', async () => ({}));
if (process.env.CLOSING === 'fails') app.addHook('onClose', () => Promise.reject(new Error('A worker did not end.')));
new Shutdown(app, { limitMs: Number(process.env.LIMIT_MS), drainMs: Number(process.env.DRAIN_MS ?? 0) }).onSignals();
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
