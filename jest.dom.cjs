require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// The first page of a file is compiled while its test waits; a busy machine needs longer for it than a second.
configure({ asyncUtilTimeout: 10_000 });
