'use strict';
const { createRequire } = require('node:module');
require('./jest.compile.cjs');

// jsdom compares every element with every style rule after each change of the document, which was a quarter of the time of
// these tests. Most rules name a class or a tag that the element does not have, and are passed over here.
const selectors = createRequire(require.resolve('jest-environment-jsdom'))('jsdom/lib/jsdom/living/helpers/selectors');
const { matchesDontThrow } = selectors;
const requirements = new Map();

/** The tag and the classes that each selector of a list names for the element itself; undefined if that is unclear. */
function requirementsOf(selector) {
  // Some rules have no selector. Attributes and arguments are compared by jsdom.
  const plain = String(selector)
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\([^()]*\)/g, '');
  if (/[()[\]\\]/.test(plain)) return undefined;
  return plain.split(',').map((one) => {
    const itself = /[^\s>+~]*$/.exec(one.trim())[0];
    const classes = itself.match(/\.[\w-]+/g) ?? [];
    return { tag: /^[\w-]+/.exec(itself)?.[0].toLowerCase(), classes: classes.map((name) => name.slice(1)) };
  });
}

selectors.matchesDontThrow = (element, selector) => {
  if (!requirements.has(selector)) requirements.set(selector, requirementsOf(selector));
  const own = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  const fits = ({ tag, classes }) =>
    (!tag || tag === element.localName.toLowerCase()) && classes.every((name) => own.includes(name));
  return (requirements.get(selector)?.some(fits) ?? true) && matchesDontThrow(element, selector);
};

// Loads jsdom's style rules, which take the function above.
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

/** Lets listeners end with a signal of Node's AbortController, which jsdom refuses. */
function acceptSignals(object) {
  const { addEventListener } = object;
  object.addEventListener = function add(type, listener, options) {
    const target = this ?? object;
    if (!options?.signal) return addEventListener.call(target, type, listener, options);
    const { signal, ...others } = options;
    addEventListener.call(target, type, listener, others);
    signal.addEventListener('abort', () => target.removeEventListener(type, listener, others));
  };
}

/** jsdom with a real fetch, modal dialogs that open and close, and scrolling that leaves a mark. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
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
