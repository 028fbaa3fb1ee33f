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
