export * from './DatePicker.tsx';
