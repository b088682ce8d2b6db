/** A legal page. Empty lines separate paragraphs. Lines that begin with "- " make a list. */
export interface LegalText {
  title: string;
  lead: string;
  /** The meta description. */
  description: string;
  /** The sections in their order. The key is the section's anchor. */
  sections: Readonly<Record<string, { title: string; text: string }>>;
}
