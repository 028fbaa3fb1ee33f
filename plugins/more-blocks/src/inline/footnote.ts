import type { BlockNode, InlineElement } from '@admin/plugin-content-manager/points';
import { Superscript } from '@admin/ui/icons';
import { footnoteMessages as messages } from '../messages.ts';
import { isNote, renderFootnote } from './inline-nodes.ts';

const footnoteNode = (note: string): BlockNode => ({
  type: 'footnote',
  note,
  children: [{ type: 'text', text: '' }],
});

/** A note to the words before it: `{ type: 'footnote', note: 'Since 1897.', children: [{ type: 'text', text: '' }] }`. */
export const footnote: InlineElement = {
  id: 'more-blocks.footnote',
  type: 'footnote',
  content: 'none',
  label: messages.label,
  keywords: messages.keywords,
  icon: Superscript,
  element: () => import('./FootnoteElement.tsx'),
  form: () => import('./FootnoteForm.tsx'),
  insert: () => footnoteNode(''),
  check: ({ note }) => (isNote(note) ? undefined : messages.invalid),
  fromHtml: (element) =>
    element.tagName === 'SMALL' && element.classList.contains('footnote')
      ? footnoteNode(element.getAttribute('data-note') ?? '')
      : null,
  toHtml: renderFootnote,
};
