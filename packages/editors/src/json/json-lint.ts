import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { jsonMistakeAt, type TextPosition } from '../contract/json-mistake.ts';

/** Texts beyond this many characters are judged when they are saved, not while they are written. */
const judgedWhileWriting = 100_000;

/**
 * Underlines the place where a text stops being JSON, after a pause of typing: by the same judge that names line and
 * column when the entry is saved.
 * @param messageOf says what is wrong at a place
 */
export function jsonLint(messageOf: (position: TextPosition) => string): Extension {
  return linter(
    async ({ state: { doc } }: EditorView) => {
      if (doc.length === 0 || doc.length > judgedWhileWriting) return [];
      const position = await jsonMistakeAt(doc.toString());
      if (!position) return [];
      const { from, to } = doc.line(position.line);
      const start = Math.min(from + position.column - 1, to);
      return [
        { from: start, to: Math.min(start + 1, doc.length), severity: 'error', message: messageOf(position) },
      ];
    },
    { delay: 500 },
  );
}
