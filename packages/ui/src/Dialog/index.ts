export * from './dialog-props.ts';
export * from './Dialog.tsx';
