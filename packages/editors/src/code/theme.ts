import { syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';

/** Colours and type of the panel, by its CSS variables, for the light, dark and forced-colors themes. */
const panelTheme = EditorView.theme({
  '&': { color: 'var(--text-strong)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  // No ligatures: code shows the characters that are typed.
  '.cm-scroller': {
    font: 'var(--type-code)',
    fontVariantLigatures: 'none',
    overflow: 'auto',
  },
  '.cm-content': { paddingBlock: '6px', caretColor: 'var(--text-strong)' },
  '.cm-line': { paddingInline: '10px' },
  '.cm-placeholder': { color: 'var(--text-subtle)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-surface-hover)',
    outline: '1px solid var(--accent-border)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'var(--danger-surface)',
    outline: '1px solid var(--danger-border)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger-border-control)',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--danger-border-control)' },
  '.cm-tooltip': {
    border: '0',
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--surface-overlay)',
    boxShadow: 'var(--shadow-menu)',
    color: 'var(--text-strong)',
    font: 'var(--type-body)',
  },
  '.cm-diagnostic': { borderInlineStart: '3px solid var(--danger-border-control)', paddingBlock: '6px' },
});

const colours = EditorView.theme({
  '.tok-heading': { fontWeight: '600' },
  '.tok-strong': { fontWeight: '700' },
  '.tok-emphasis': { fontStyle: 'italic' },
  '.tok-strikethrough': { textDecoration: 'line-through' },
  '.tok-link, .tok-propertyName, .tok-labelName': { color: 'var(--accent-text)' },
  '.tok-url': { color: 'var(--accent-text)', textDecoration: 'underline' },
  '.tok-meta, .tok-comment, .tok-punctuation': { color: 'var(--text-muted)' },
  '.tok-string, .tok-string2': { color: 'var(--success-text)' },
  '.tok-number, .tok-bool, .tok-keyword, .tok-atom': { color: 'var(--warning-text)' },
});

/** The theme of every code editor. */
export const theme: Extension = [panelTheme, colours, syntaxHighlighting(classHighlighter)];
