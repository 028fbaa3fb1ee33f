export * from './TextInput.tsx';
export type { ControlSize } from './InputFrame.tsx';
