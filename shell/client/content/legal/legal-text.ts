/** A page of running text. Paragraphs are parted by empty lines; lines that begin with "- " make a list. */
export interface LegalText {
  title: string;
  lead: string;
  /** For search engines. */
  description: string;
  /** In this order; the key is the section's anchor. */
  sections: Readonly<Record<string, { title: string; text: string }>>;
}
