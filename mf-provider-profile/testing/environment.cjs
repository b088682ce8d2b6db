const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what every browser has and it lacks: Node's fetch and its relatives, and scrolling. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { fetch, Headers, Request, Response, AbortController, AbortSignal, TextDecoder, TextEncoder } = globalThis;
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      TextDecoder,
      TextEncoder,
    });
    this.global.Element.prototype.scrollIntoView = function scrollIntoView() {
      this.setAttribute('data-scrolled-to', '');
    };
  }
};
