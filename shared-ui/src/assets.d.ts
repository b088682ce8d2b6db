// Files are served by the shell under a content-hashed address; the bundler turns an import into that address.
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** Any file by its address, taken as it is. */
declare module '*?file' {
  const url: string;
  export default url;
}
