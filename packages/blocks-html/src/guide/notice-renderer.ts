import { element, renderBlocks, type BlockRenderer } from '@admin/blocks-html';

/** Renders `{ type: 'notice', title: '…', children: […] }` as a box with its title. */
const renderNotice: BlockRenderer = (node, { children }) =>
  element('aside', { class: 'notice' }, [
    element('strong', {}, [typeof node['title'] === 'string' ? node['title'] : '']),
    element('p', {}, children(node['children'])),
  ]);

export function textWithNotices(content: unknown): string {
  return renderBlocks(content, { renderers: { notice: renderNotice } });
}
