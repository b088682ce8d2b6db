// What every browser has and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

// A modal dialog without its top layer: open or not, and closing gives the focus back.
let opener;
Object.assign(HTMLDialogElement.prototype, {
  showModal() {
    opener = document.activeElement;
    this.setAttribute('open', '');
    this.querySelector('button, a, input')?.focus();
  },
  close() {
    this.removeAttribute('open');
    opener?.focus();
  },
});
