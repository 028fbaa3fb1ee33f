import { element, type BlockRenderer } from '@admin/blocks-html';
import { toneOf } from './callout-node.ts';

/** A callout as `<aside class="callout callout-warning">` with a paragraph. */
export const renderCallout: BlockRenderer = (node, context) =>
  element('aside', { class: `callout callout-${toneOf(node)}` }, [
    element('p', {}, context.children(node['children'])),
  ]);
