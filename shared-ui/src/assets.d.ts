// The shell serves these files under a content-hashed URL. The bundler replaces an import by that URL.
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** Any file, copied unchanged; the import is its URL. */
declare module '*?file' {
  const url: string;
  export default url;
}
