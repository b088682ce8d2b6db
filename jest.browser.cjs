const { TestEnvironment } = require('jest-environment-jsdom');

// What every browser has and jsdom lacks; Node's own are the same to a page.
const fromNode = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'TextDecoder',
  'TextEncoder',
];

/** jsdom with a real fetch, modal dialogs that open and close, and scrolling that leaves a mark. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    const dialog = this.global.HTMLDialogElement.prototype;
    dialog.showModal = function showModal() {
      this.setAttribute('open', '');
    };
    dialog.close = function close() {
      this.removeAttribute('open');
    };
    this.global.Element.prototype.scrollIntoView = function scrollIntoView() {
      this.setAttribute('data-scrolled-to', '');
    };
  }
};
