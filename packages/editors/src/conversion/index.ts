export { maxCharacters } from './document/document-builder.ts';
export * from './html.ts';
export { isMarkdown } from './is-markdown.ts';
export * from './plain-text.ts';
