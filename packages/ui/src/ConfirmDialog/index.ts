export * from './confirm-dialog-props.ts';
export * from './ConfirmDialog.tsx';
