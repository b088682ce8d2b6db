// No page loads this: it brings into the browser's build what the server's documents name by themselves.
export { default as icon } from '@care/ui/assets/illustrations/logo.svg';
export { globalStyles } from '@care/ui/global-styles'; // for its fonts
