export * from './broken-password-rules.ts';
