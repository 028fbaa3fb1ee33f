export * from './toast-message.ts';
export * from './ToastViewport.tsx';
