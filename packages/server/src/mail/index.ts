export * from './create-mailer.ts';
export * from './mailer.ts';
export * from './outbox-mailer.ts';
export * from './smtp-mailer.ts';
