require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// The first page of a file is compiled while its test waits, and answers come over the network of the machine: a busy one
// needs longer for it than a second. A longer limit costs only tests that fail.
configure({ asyncUtilTimeout: 60_000 });

// In development React creates an error for each element, to know where it was created. Jest makes such traces ten times
// as long as Node does, which costs much.
Error.stackTraceLimit = 10;
