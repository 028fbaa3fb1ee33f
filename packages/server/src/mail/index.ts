export { composeMail, type MailRecipient } from './compose-mail.ts';
export { composeMessage, type MessageSpec } from './compose-message.ts';
export * from './create-mailer.ts';
export { translateMail, type MailTranslation, type TranslatedMailTexts } from './mail-language.ts';
export { defineMail, type MailTemplate, type MailTexts, type NamedMailTemplate } from './mail-template.ts';
export * from './mailer.ts';
export { withTemplates, type TemplateMailer } from './post-mail.ts';
