const { default: HappyDom } = require('@happy-dom/jest-environment');

/** Node's own, because tests call real servers; happy-dom's would refuse those of another origin, as browsers do. */
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

/** Modal dialogs take the focus and return it, as in browsers; happy-dom only opens and closes them. */
function focusDialogs({ document, HTMLElement, HTMLDialogElement: { prototype } }) {
  const { showModal, close } = prototype;
  let opener;
  prototype.showModal = function showAndFocus() {
    opener = document.activeElement;
    showModal.call(this);
    this.querySelector('button, a, input')?.focus();
  };
  prototype.close = function closeAndReturn(value) {
    close.call(this, value);
    if (this.isConnected && opener instanceof HTMLElement) opener.focus();
  };
}

/** A document without layout: happy-dom, with scrolling that leaves a mark. */
module.exports = class DomEnvironment extends HappyDom {
  exportConditions() {
    return ['browser'];
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    focusDialogs(this.global);
    // Without layout nothing ever comes near. Parts that wait for it load at once if there is no observer.
    delete this.global.IntersectionObserver;
    this.global.Element.prototype.scrollIntoView = function scrollIntoView() {
      this.setAttribute('data-scrolled-to', '');
    };
  }
};
