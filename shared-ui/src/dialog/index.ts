export { ConfirmButton, ConfirmDialog } from './ConfirmDialog';
export { Dialog, type DialogProps, type DialogVariant } from './Dialog';
