import { asApiError, outcomeOf } from '@care/contracts';
import type { PageHead, PageOutcome } from '@care/contracts';
import type { Picture } from '@care/contracts/schemas';
import { articleJsonLd, breadcrumbsJsonLd } from './json-ld';

/** What an article and a guide have in common. */
interface Text {
  title: string;
  description: string;
  main_image: Picture | null;
  published_at?: string;
  updated_at: string;
}

/** Waits for a text, and for others to go on with; without those it still stands. */
export async function loadText(
  text: PromiseLike<{ error?: unknown }>,
  others: PromiseLike<unknown>,
): Promise<PageOutcome> {
  const [{ error }] = await Promise.all([text, others]);
  return outcomeOf(error ? asApiError(error) : undefined);
}

/** What search engines and the tab learn of a text; `crumb` is its name in the path, below its index (SH-20). */
export function headOfText(text: Text, path: string, crumb: string, index: [name: string, path: string]): PageHead {
  const { title, description, main_image, published_at, updated_at } = text;
  const image = main_image?.url;
  return {
    title,
    description,
    canonical: path,
    image,
    ...(__ON_SERVER__ && {
      jsonLd: [
        articleJsonLd({ title, description, path, image, published_at, updated_at }),
        breadcrumbsJsonLd(index, [crumb, path]),
      ],
    }),
  };
}
