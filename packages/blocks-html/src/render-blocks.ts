import { describeBlocks, type RenderOptions } from './blocks/index.ts';
import { serializeHtml } from './html/index.ts';

/**
 * Renders a blocks document as HTML that can do no harm, whoever wrote it: every text is escaped, addresses are http,
 * https, mailto, tel or without a scheme, and nothing but a list of harmless tags and attributes is written. Never
 * throws: what is damaged or of a type without a renderer is left out.
 *
 * @param nodes a document as the content API answers it
 * @example renderBlocks(article.content, { baseUrl: 'https://cms.example.com' })
 */
export function renderBlocks(nodes: unknown, options: RenderOptions = {}): string {
  return serializeHtml(describeBlocks(nodes, options));
}
