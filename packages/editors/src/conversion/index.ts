export { mostCharacters } from './document/document-builder.ts';
export * from './blocks-from-html.ts';
export * from './html-from-blocks.ts';
export { isMarkdown } from './is-markdown.ts';
export * from './plain-text.ts';
