export { ConfirmButton } from './ConfirmButton';
export { ConfirmDialog } from './ConfirmDialog';
export { Dialog, type DialogProps, type DialogVariant } from './Dialog';
