import { element, type BlockRenderer } from '@admin/blocks-html';

/** Maximum number of characters of a note and of a definition. */
export const maxLength = 2000;

/** Returns whether a value is the text of a note or of a definition. */
export function isNote(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}

/**
 * Renders a footnote as `<small class="footnote" role="note">` with its note in brackets, which is readable without styles.
 * Styles of the website can move it to the margin.
 */
export const renderFootnote: BlockRenderer = ({ note }) =>
  isNote(note)
    ? element('small', { class: 'footnote', role: 'note', 'data-note': note }, [` (${note})`])
    : [];

/** Renders a term as `<abbr>` with its definition as title. */
export const renderTerm: BlockRenderer = ({ definition, children }, context) =>
  isNote(definition)
    ? element('abbr', { title: definition }, context.children(children))
    : context.children(children);
