require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// The first page of a file is compiled while its test waits, and answers come over the network of the machine: a busy one
// needs longer for it than a second. A longer limit costs only tests that fail.
configure({ asyncUtilTimeout: 60_000 });

// In development React creates an error for each element, to know where it was created. That was a tenth of the time of
// these tests. React itself stops it above a number of elements.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
