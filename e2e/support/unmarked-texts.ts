/**
 * Runs in the page: texts that are seen or read aloud and are neither in ‹marks› nor in the given data. Numbers,
 * dates, prices, distances and addresses of pages are formatted, not translated, and do not count.
 */
export function unmarkedTexts(data: string[]): string[] {
  const plain = (text: string) =>
    text
      .replace(/[\u00ad\u200b]/g, '')
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim();
  const withoutTags = (text: string) =>
    /<[a-z]/i.test(text)
      ? [...new DOMParser().parseFromString(text, 'text/html').body.querySelectorAll('*')].map(
          (element) => element.textContent ?? '',
        )
      : [text];
  // A line of a list begins with a dash, which its page does not show.
  const partsOf = (text: string) =>
    [text, ...text.split(/[\n,/]|\bwww\./)].map((part) => plain(part.replace(/^- /, '')));
  const known = [...new Set(data.flatMap(withoutTags).flatMap(partsOf))]
    .filter((text) => /\p{L}{2}/u.test(text))
    .sort((a, b) => b.length - a.length);
  const formatted =
    /\d{1,2}\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}|\d[\d.,]* ?(km|€|MB|KB)/g;
  const brand = 'Pflegefenster';
  /** Shorter than this are initials. */
  const words = /\p{L}{3}/u;

  const depthOf = (text: string) => text.split('‹').length - text.split('›').length;
  function outsideMarks(text: string): string {
    let depth = 0;
    let outside = '';
    for (const sign of text) {
      if (sign === '‹') depth++;
      else if (sign === '›') depth--;
      else outside += depth > 0 ? ' ' : sign;
    }
    return outside;
  }
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  function wordsLeft(text: string): string {
    let left = plain(outsideMarks(text).replace(/https?:\/\/\S+/g, ' ')).replaceAll(brand, ' ');
    for (const part of known) {
      if (left.includes(part)) left = left.replace(new RegExp(`(?<!\\p{L})${escaped(part)}(?!\\p{L})`, 'gu'), ' ');
    }
    left = left.replace(formatted, ' ');
    return words.test(left) ? plain(left) : '';
  }
  /** A translated text may span several elements. Then the marks are in the elements before and after this one. */
  function isPartOfMarked(node: Node): boolean {
    let element = node.parentElement;
    while (element && !(element.textContent?.includes('‹') && depthOf(element.textContent) === 0)) {
      element = element.parentElement;
    }
    if (!element) return false;
    const before = document.createRange();
    before.setStart(element, 0);
    before.setEnd(node, 0);
    return depthOf(before.toString()) > 0;
  }

  const unmarked = new Set<string>();
  const note = (text: string) => {
    const left = wordsLeft(text);
    if (left) unmarked.add(left.slice(0, 120));
  };
  const skipped = 'script,style,noscript,template,[hidden],footer';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (words.test(text) && !node.parentElement?.closest(skipped) && !isPartOfMarked(node)) note(text);
  }
  for (const element of document.body.querySelectorAll('[aria-label],[title],[placeholder],[alt],[aria-description]')) {
    if (element.closest(skipped)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      note(element.getAttribute(name) ?? '');
  }
  note(document.title);
  return [...unmarked];
}
