import type { BlockMark } from '@admin/plugin-content-manager/points';
import { Highlighter } from '@admin/ui/icons';
import { markMessages } from '../messages.ts';
import { renderHighlight } from './mark-renderers.ts';

/** Yellow backgrounds of word processors, which have no element for highlighted text. */
const yellow =
  /(?:background(?:-color)?|mso-highlight)\s*:\s*(?:yellow|#ff(?:0|ff00)\b|rgb\(255,\s*255,\s*0\))/i;

/** Highlighted text: `{ type: 'text', text: 'Closed on Monday', highlight: true }`. */
export const highlight: BlockMark = {
  id: 'more-blocks.highlight',
  mark: 'highlight',
  label: markMessages.highlight,
  icon: Highlighter,
  shortcut: 'Mod+Shift+H',
  element: () => import('./Highlight.tsx'),
  fromHtml: (element) => element.tagName === 'MARK' || yellow.test(element.getAttribute('style') ?? ''),
  toHtml: renderHighlight,
};
