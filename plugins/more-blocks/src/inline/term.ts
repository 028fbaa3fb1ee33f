import type { InlineElement } from '@admin/plugin-content-manager/points';
import { BookOpen } from '@admin/ui/icons';
import { termMessages as messages } from '../messages.ts';
import { isNote, renderTerm } from './inline-nodes.ts';

/** Words with a definition: `{ type: 'term', definition: 'A weaving machine', children: [{ type: 'text', text: 'loom' }] }`. */
export const term: InlineElement = {
  id: 'more-blocks.term',
  type: 'term',
  content: 'text',
  label: messages.label,
  icon: BookOpen,
  element: () => import('./TermElement.tsx'),
  form: () => import('./TermForm.tsx'),
  insert: () => ({ type: 'term', definition: '', children: [] }),
  check: ({ definition }) => (isNote(definition) ? undefined : messages.invalid),
  fromHtml: readTerm,
  toHtml: renderTerm,
};

/** Reads `<abbr title="…">` and `<dfn title="…">`. */
function readTerm({ tagName, title, textContent }: Element & { readonly title?: string }) {
  const text = textContent.replaceAll(/\s+/g, ' ');
  if ((tagName !== 'ABBR' && tagName !== 'DFN') || title === undefined || text.trim() === '') return null;
  return { type: 'term', definition: title, children: [{ type: 'text', text }] };
}
