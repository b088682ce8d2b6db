/** The first `{{name}}` of a text that has no value, without a format such as ", und". */
export const unknownPlaceholder = (text: string, known: readonly string[]): string | undefined =>
  [...text.matchAll(/\{\{\s*([^},]*)/g)].map(([, name = '']) => name).find((name) => !known.includes(name.trim()));
