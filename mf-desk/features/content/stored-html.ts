/**
 * The editor's markup as pages need it: the first row of header cells is the head of a table, cells repeat their heading
 * for narrow screens, and a caption is an element.
 */
export function storedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    const [first, ...rest] = table.rows;
    const headings = first && [...first.cells].every(({ tagName }) => tagName === 'TH') ? [...first.cells] : [];
    if (first && headings.length > 0) {
      table.createTHead().append(first);
      for (const heading of headings) heading.scope = 'col';
    }
    for (const row of rest)
      [...row.cells].forEach((cell, index) => {
        const label = headings[index]?.textContent.trim();
        if (cell.tagName === 'TH') cell.scope = 'row';
        else if (label) cell.dataset.label = label;
      });
    const { caption } = table.dataset;
    if (caption) table.createCaption().textContent = caption;
    delete table.dataset.caption;
  }
  // Cells of the editor hold paragraphs; a single one is only its text.
  for (const paragraph of body.querySelectorAll('td > p:only-child, th > p:only-child, li > p:only-child'))
    paragraph.replaceWith(...paragraph.childNodes);
  return body.innerHTML;
}
