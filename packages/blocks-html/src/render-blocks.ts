import { describeBlocks, type RenderOptions } from './blocks/index.ts';
import { htmlPolicy, serializeHtml } from './html/index.ts';

/**
 * Renders a blocks document as safe HTML: every text is escaped, addresses are http, https, mailto, tel or relative, and only
 * allowed tags and attributes are written. Never throws: invalid nodes and nodes of a type without a renderer are left out.
 *
 * @param nodes a document as the content API returns it
 * @example renderBlocks(article.content, { baseUrl: 'https://cms.example.com' })
 */
export function renderBlocks(nodes: unknown, options: RenderOptions = {}): string {
  return serializeHtml(describeBlocks(nodes, options), htmlPolicy(options));
}
