const { TestEnvironment } = require('jest-environment-jsdom');

/** What every browser has and jsdom lacks; Node's own are the same to a page. */
const FROM_NODE = [
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

/** Lets listeners end with a signal of Node's AbortController, which jsdom refuses. */
function acceptSignals(object) {
  const { addEventListener, removeEventListener } = object;
  object.addEventListener = function add(type, listener, options) {
    const target = this ?? object;
    if (!options?.signal) return addEventListener.call(target, type, listener, options);
    const { signal, ...others } = options;
    addEventListener.call(target, type, listener, others);
    signal.addEventListener('abort', () => removeEventListener.call(target, type, listener, others));
  };
}

/** jsdom with a real fetch, modal dialogs that open and close, and scrolling that leaves a mark. */
module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    acceptSignals(this.global);
    acceptSignals(this.global.EventTarget.prototype);
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
