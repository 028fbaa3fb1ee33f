export { allowedAttributes, isAllowedTag, voidTags } from './allowed-html.ts';
export * from './html-element.ts';
export * from './serialize-html.ts';
export * from './site-allowance.ts';
