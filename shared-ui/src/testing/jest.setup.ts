import { TextDecoder, TextEncoder } from 'node:util';

// Browser APIs that jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** `showModal` and `close` with their effect on the open attribute and the focus. */
function addDialogMethods() {
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    opener = document.activeElement;
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, a, input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    if (this.isConnected && opener instanceof HTMLElement) opener.focus();
  };
}

if (typeof HTMLDialogElement !== 'undefined') addDialogMethods();
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
