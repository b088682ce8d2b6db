// Webpack loader: leaves out of an icon's file its name and size and the keys of its parts, which create-icon.ts has no
// use for.
module.exports = (source) =>
  source
    .replace(/, key: "\w+"/g, '')
    .replace(/^ {8}key: "\w+"$/gm, '')
    .replace(/^ {2}(name: ".*"|size: 24),$/gm, '');
