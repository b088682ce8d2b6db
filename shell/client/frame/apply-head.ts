import { t, type PageHead } from '@care/contracts';
import { shellText } from '../texts';

/** The complete title for tabs and search engines. */
export const titleOf = (head?: Pick<PageHead, 'title'>) =>
  head ? shellText('titleSuffix', { title: head.title, brand: t('brand.name') }) : t('brand.name');

/** Writes the page's head into the document after a route change. For the first page the server has done this. */
export function applyHead(head: PageHead | undefined): void {
  if (!head) return;
  document.title = titleOf(head);
  setElement('meta[name=description]', 'meta', { name: 'description', content: head.description });
  setElement('meta[name=robots]', 'meta', { name: 'robots', content: head.robots });
  for (const rel of ['canonical', 'prev', 'next'] as const) {
    setElement(`link[rel=${rel}]`, 'link', { rel, href: head[rel] && new URL(head[rel], location.origin).href });
  }
}

/** Adds or updates the element with these attributes. It is removed if the last attribute has no value. */
function setElement(selector: string, tag: string, attributes: Record<string, string | undefined>): void {
  const existing = document.head.querySelector(selector);
  if (Object.values(attributes).some((value) => value === undefined)) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value ?? '');
}
