export * from './allowed-html.ts';
export * from './html-element.ts';
export * from './serialize-html.ts';
