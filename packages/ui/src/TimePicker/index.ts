export * from './TimePicker.tsx';
