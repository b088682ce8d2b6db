/** A text of the magazine or a guide: sections of a heading and a paragraph each. */
export interface EditorialText {
  slug: string;
  title: string;
  description: string;
  sections: readonly (readonly [heading: string, text: string])[];
}

/** The sections as the pages show them. The texts are ours and hold no markup. */
export const sectionsHtml = (sections: EditorialText['sections']): string =>
  sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
