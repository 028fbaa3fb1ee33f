import { element, type BlockRenderer } from '@admin/blocks-html';
import type { BlockNode } from '@admin/content-model';

export const tones = ['info', 'success', 'warning', 'danger'] as const;

/** The tone of a callout. */
export type Tone = (typeof tones)[number];

export function isTone(value: unknown): value is Tone {
  return tones.some((tone) => tone === value);
}

/** Returns the tone of a callout. @default 'info' */
export function toneOf(node: BlockNode): Tone {
  return isTone(node['tone']) ? node['tone'] : 'info';
}

/**
 * Renders a callout as `<div class="callout callout-warning" role="note">` with a paragraph. An `<aside>` would be a
 * landmark, and several landmarks without names are indistinguishable.
 */
export const renderCallout: BlockRenderer = (node, context) =>
  element('div', { class: `callout callout-${toneOf(node)}`, role: 'note' }, [
    element('p', {}, context.children(node['children'])),
  ]);
