import { element, type BlockRenderer } from '@admin/blocks-html';
import type { BlockNode } from '@admin/content-model';

export const tones = ['info', 'success', 'warning', 'danger'] as const;

/** What a callout is about. */
export type Tone = (typeof tones)[number];

export function isTone(value: unknown): value is Tone {
  return tones.some((tone) => tone === value);
}

/** The tone of a callout; one without a tone informs. */
export function toneOf(node: BlockNode): Tone {
  return isTone(node['tone']) ? node['tone'] : 'info';
}

/**
 * A callout as `<div class="callout callout-warning" role="note">` with a paragraph. It is no `<aside>`: that would be a
 * landmark, of which a page with several would not tell one from another.
 */
export const renderCallout: BlockRenderer = (node, context) =>
  element('div', { class: `callout callout-${toneOf(node)}`, role: 'note' }, [
    element('p', {}, context.children(node['children'])),
  ]);
