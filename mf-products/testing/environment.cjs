const { TestEnvironment } = require('jest-environment-jsdom');

// What every browser has and jsdom lacks; Node's own are the same to a page.
const fromNode = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'TextDecoder',
  'TextEncoder',
];

/** jsdom with a real fetch. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
};
