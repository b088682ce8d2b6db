import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** A modal dialog without its top layer: open or not, and closing gives the focus back while it is in the page. */
function giveDialogsTheirMethods() {
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

if (typeof HTMLDialogElement !== 'undefined') giveDialogsTheirMethods();
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
