import { element, type BlockRenderer } from '@admin/blocks-html';
import { toneOf } from './callout-node.ts';

/**
 * A callout as `<div class="callout callout-warning" role="note">` with a paragraph. It is no `<aside>`: that would be a
 * landmark, of which a page with several would not tell one from another.
 */
export const renderCallout: BlockRenderer = (node, context) =>
  element('div', { class: `callout callout-${toneOf(node)}`, role: 'note' }, [
    element('p', {}, context.children(node['children'])),
  ]);
