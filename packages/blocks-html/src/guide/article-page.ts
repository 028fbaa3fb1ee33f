import { renderBlocks } from '@admin/blocks-html';

/** Returns the HTML page of an article. */
export function articlePage(content: unknown): string {
  return `<main>${renderBlocks(content, { baseUrl: 'https://cms.example.com' })}</main>`;
}
