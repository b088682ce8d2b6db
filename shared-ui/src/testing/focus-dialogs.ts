/** Lets modal dialogs take the focus and return it, as in browsers; the tests' document only opens and closes them. */
export function focusDialogs(): void {
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
