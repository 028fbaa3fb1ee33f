export * from './use-can.ts';
export * from './WhyLocked.tsx';
