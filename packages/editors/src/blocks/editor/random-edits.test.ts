import { brokenBlocksRules, isSameValue } from '@admin/content-model';
import fc from 'fast-check';
import type { Editor } from 'slate';
import { describe, expect, it } from 'vitest';
import { createDocumentStore } from '../fixtures/document-store.ts';
import { applyRandomEdit, randomEdit } from '../fixtures/random-edits.ts';
import { documentValue, noBlockTypes } from '../nodes.ts';
import { readDocument } from '../schema/read-document.ts';
import { createDocumentEditor } from './create-editor.ts';
import { createDocuments, replaceDocument } from './documents.ts';

const leaf = (text: string) => ({ type: 'text', text });
const document = [
  { type: 'paragraph', children: [leaf('One two')] },
  { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [leaf('Three')] }] },
  { type: 'image', image: { url: '/uploads/a.png' }, children: [leaf('')] },
];

/** Number of edits, without a time limit: `RANDOM_EDITS=100000`. */
const requestedEdits = Number(process.env['RANDOM_EDITS'] ?? 0);
const editsOfRun = 50;
function openEditor(): Editor {
  const editor = createDocumentEditor(noBlockTypes, { chooseImage: () => () => undefined });
  editor.children = structuredClone(document);
  return editor;
}

describe('a document after random edits', () => {
  it('passes the blocks rules', { timeout: requestedEdits > 0 ? 3_600_000 : 60_000 }, () => {
    let edits = 0;
    fc.assert(
      fc.property(fc.array(randomEdit, { minLength: editsOfRun, maxLength: editsOfRun }), (steps) => {
        const editor = openEditor();
        for (const step of steps) {
          applyRandomEdit(editor, step);
          edits += 1;
        }
        const value = documentValue(editor.children);
        const problems = brokenBlocksRules(value);
        expect(problems.length === 0 ? '' : JSON.stringify([problems, value])).toBe('');
        expect(readDocument(value, noBlockTypes).kind).toBe('document');
      }),
      {
        endOnFailure: true,
        numRuns: requestedEdits > 0 ? Math.ceil(requestedEdits / editsOfRun) : 40,
        plugins: requestedEdits > 0 ? [] : [fc.interruptAfterTimeLimit(3000)],
      },
    );
    expect(edits).toBeGreaterThan(Math.max(100, requestedEdits - 1));
  });

  it('has its former values after each of 500 undo and redo steps', { timeout: 60_000 }, () => {
    const store = createDocumentStore(document);
    const documents = createDocuments(noBlockTypes);
    const editor = openEditor();
    const values: unknown[] = [structuredClone(document)];
    for (const step of fc.sample(randomEdit, { numRuns: 2000, seed: 7 })) {
      if (values.length > 500) break;
      const before = editor.children;
      applyRandomEdit(editor, step);
      if (editor.children === before) continue;
      const value = documents.write(editor.children, false);
      if (isSameValue(value, store.read())) continue;
      store.change(value, { isTyping: false });
      values.push(structuredClone(documentValue(editor.children)));
    }
    expect(values).toHaveLength(501);
    const follow = (expected: unknown) => {
      const read = documents.read(store.read());
      if (read.kind === 'document') replaceDocument(editor, read.nodes);
      expect(documentValue(editor.children)).toEqual(expected);
    };
    for (const value of values.slice(0, -1).toReversed()) {
      store.undo();
      follow(value);
    }
    expect(store.undo()).toBe(false);
    for (const value of values.slice(1)) {
      store.redo();
      follow(value);
    }
  });
});
