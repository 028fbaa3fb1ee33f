export * from './compose-message.ts';
export * from './create-mailer.ts';
export * from './mailer.ts';
