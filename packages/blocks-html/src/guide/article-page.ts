import { renderBlocks } from '@admin/blocks-html';

/** The page of an article, for any server that answers with HTML. */
export function articlePage(content: unknown): string {
  return `<main>${renderBlocks(content, { baseUrl: 'https://cms.example.com' })}</main>`;
}
