import { t, type PageHead } from '@care/contracts';
import { shellText } from '../texts';

/** The full title as tabs and search engines show it. */
export const titleOf = (head?: Pick<PageHead, 'title'>) =>
  head ? shellText('titleSuffix', { title: head.title, brand: t('brand.name') }) : t('brand.name');

/** Writes the page's head into the document after a route change; on the first page the server has done it. */
export function applyHead(head: PageHead | undefined): void {
  if (!head) return;
  document.title = titleOf(head);
  setElement('meta[name=description]', 'meta', { name: 'description', content: head.description });
  setElement('meta[name=robots]', 'meta', { name: 'robots', content: head.robots });
  for (const rel of ['canonical', 'prev', 'next'] as const) {
    setElement(`link[rel=${rel}]`, 'link', { rel, href: head[rel] && new URL(head[rel], location.origin).href });
  }
}

/** Puts the element there with these attributes; without its value (the last attribute) it is taken away. */
function setElement(selector: string, tag: string, attributes: Record<string, string | undefined>): void {
  const existing = document.head.querySelector(selector);
  if (Object.values(attributes).some((value) => value === undefined)) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value ?? '');
}
