export * from './blocks/index.ts';
export {
  element,
  type AllowedHtml,
  type DroppedHtml,
  type HtmlAttributes,
  type HtmlElement,
  type HtmlNode,
} from './html/index.ts';
export { renderBlocks } from './render-blocks.ts';
