import { productCategoryListSchema, productCategoryPageSchema, productSchema } from '@care/contracts/schemas';
import type { Product, ProductCard, ProductCategoryList, ProductCategoryPage } from '@care/contracts/schemas';

const category = { slug: 'pflegebetten', name: 'Pflegebetten' };

export const photo = {
  url: '/api-backend/media/bett-960.webp',
  width: 960,
  height: 720,
  alt: 'Ein Pflegebett in einem hellen Zimmer',
  variants: [
    { w: 320, url: '/api-backend/media/bett-320.webp' },
    { w: 960, url: '/api-backend/media/bett-960.webp' },
  ],
};

const card = (id: number, slug: string, title: string): ProductCard => ({
  id,
  slug,
  title,
  category,
  main_image: id === 1 ? photo : null,
  summary: `${title} in einem Satz.`,
});

const cards = [
  card(1, 'komfort', 'Pflegebett Komfort'),
  card(2, 'niedrigbett', 'Niedrigbett Nachtruhe'),
  card(3, 'einlegerahmen', 'Einlegerahmen Zuhause'),
];

const listed = (slug: string, name: string, products_count: number) => ({
  slug,
  name,
  description: `${name} in einem Satz.`,
  main_image: slug === category.slug ? photo : null,
  products_count,
});

/** The answer of `GET /product/category/`. */
const categoryList = (): ProductCategoryList =>
  productCategoryListSchema.parse({
    count: 3,
    results: [
      listed('pflegebetten', 'Pflegebetten', 3),
      listed('hausnotruf', 'Hausnotruf', 1),
      listed('mobilitaet', 'Mobilität', 0),
    ],
  });

/** The answer of `GET /product/category/{slug}/`; the schema validates it. */
export const categoryPage = (changes: Partial<ProductCategoryPage> = {}): ProductCategoryPage =>
  productCategoryPageSchema.parse({
    ...category,
    description: 'Betten, die sich heben, neigen und teilen lassen.',
    main_image: null,
    products: cards,
    ...changes,
  });

/** The answer of `GET /product/by-slug/{category}/{slug}/`. */
export const productPage = (changes: Partial<Product> = {}): Product =>
  productSchema.parse({
    ...cards[0],
    description_html: '<p>Kopf- und Fußteil lassen sich <strong>getrennt</strong> verstellen.</p>',
    qa: [
      { question: 'Was kostet das?', answer: 'Sie zahlen höchstens 25 Euro Eigenanteil.' },
      { question: 'Passt meine Matratze?', answer: 'Sie wird passend mitgeliefert.' },
    ],
    ...changes,
  });

/** Answers all product requests. */
export function products({ pathname }: URL): object | number {
  if (pathname === '/product/category/') return categoryList();
  if (pathname === '/product/category/pflegebetten/') return categoryPage();
  if (pathname === '/product/by-slug/pflegebetten/komfort/') return productPage();
  return 404;
}
