import type { BlockNode, LinkedEntry } from '@admin/content-model';
import { element, type HtmlNode } from '../html/index.ts';

/** Functions for renderers. */
export interface RenderContext {
  /** Renders child nodes; a value that is not an array renders nothing. */
  readonly children: (nodes: unknown) => readonly HtmlNode[];
  /** Returns the public address of a file; one that starts with a slash is resolved against `baseUrl`. */
  readonly fileAddress: (url: string) => string;
  /** Returns the address of an entry on the website; undefined if it has none. */
  readonly entryAddress: (entry: LinkedEntry) => string | undefined;
}

/**
 * Renders a block. It describes elements instead of writing HTML, so that its input cannot inject markup. Only the `type`
 * of a node is validated.
 */
export type BlockRenderer = (node: BlockNode, context: RenderContext) => HtmlNode | readonly HtmlNode[];

/** Renderers by block type. */
export type BlockRenderers = Readonly<Record<string, BlockRenderer>>;

/** The part of a block type that renders HTML. */
export interface RenderedBlock {
  readonly type: string;
  readonly toHtml?: BlockRenderer;
}

/**
 * Returns the renderers of plugins' block types, for `renderBlocks`. Of several for one type the first is used, as in the
 * editor. A block type without a renderer becomes a paragraph with its text.
 */
export function renderersOf(blocks: Iterable<RenderedBlock>): BlockRenderers {
  const renderers = new Map<string, BlockRenderer>();
  for (const { type, toHtml = renderAsParagraph } of blocks) {
    if (!renderers.has(type)) renderers.set(type, toHtml);
  }
  return Object.fromEntries(renderers);
}

/** Renders a plugin's mark around the content of a marked text. */
export type MarkRenderer = (content: readonly HtmlNode[]) => HtmlNode | readonly HtmlNode[];

/** Renderers by the key of the mark. */
export type MarkRenderers = Readonly<Record<string, MarkRenderer>>;

/** The part of a mark that renders HTML. */
export interface RenderedMark {
  readonly mark: string;
  readonly toHtml?: MarkRenderer;
}

/** Returns the renderers of plugins' marks, for `renderBlocks`. Of several for one key the first is used. */
export function markRenderersOf(marks: Iterable<RenderedMark>): MarkRenderers {
  const renderers = new Map<string, MarkRenderer>();
  for (const { mark, toHtml } of marks) if (toHtml && !renderers.has(mark)) renderers.set(mark, toHtml);
  return Object.fromEntries(renderers);
}

/**
 * Returns the renderers of plugins' inline elements, for `renderBlocks`. Of several for one type the first is used. An element
 * without a renderer becomes its text.
 */
export function inlineRenderersOf(elements: Iterable<RenderedBlock>): BlockRenderers {
  const renderers = new Map<string, BlockRenderer>();
  for (const { type, toHtml = renderAsText } of elements) {
    if (!renderers.has(type)) renderers.set(type, toHtml);
  }
  return Object.fromEntries(renderers);
}

const renderAsText: BlockRenderer = (node, context) => context.children(node['children']);

const renderAsParagraph: BlockRenderer = (node, context) => {
  const children = context.children(node['children']);
  return children.length === 0 ? [] : element('p', {}, children);
};
