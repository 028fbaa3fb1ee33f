export * from './app-error.ts';
export * from './request-errors.ts';
export * from './start-error.ts';
