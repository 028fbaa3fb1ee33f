import type { BlockType } from '@admin/plugin-content-manager/points';
import { MessageSquare } from '@admin/ui/icons';
import { isTone, renderCallout } from './callout-node.ts';
import { calloutMessages as messages } from '../messages.ts';

/** A highlighted paragraph with a tone: `{ type: 'callout', tone: 'warning', children: […] }`. */
export const callout: BlockType = {
  id: 'more-blocks.callout',
  type: 'callout',
  content: 'text',
  label: messages.label,
  keywords: messages.keywords,
  icon: MessageSquare,
  element: () => import('./CalloutElement.tsx'),
  insert: () => ({ type: 'callout', tone: 'info', children: [{ type: 'text', text: '' }] }),
  check: ({ tone }) => (tone === undefined || isTone(tone) ? undefined : messages.unknownTone),
  fromHtml: readCallout,
  toHtml: renderCallout,
};

/** Reads the HTML of `renderCallout`, and `<aside>` elements of other programs. */
function readCallout({ tagName, className, classList, textContent }: Element) {
  if (tagName !== 'ASIDE' && !classList.contains('callout')) return null;
  const text = textContent
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
  const tone = /\bcallout-(\w+)/.exec(className)?.[1];
  if (text === '') return null;
  return { type: 'callout', tone: isTone(tone) ? tone : 'info', children: [{ type: 'text', text }] };
}
