import type { Contributed } from '@admin/shell/host';
import { MessageSquare } from '@admin/ui/icons';
import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { Editor, Node, Transforms } from 'slate';
import { expect, it } from 'vitest';
import type { BlockType } from '../../contract/block-types.ts';
import { createDocumentStore } from '../fixtures/document-store.ts';
import { noBlockTypes, type BlockTypes } from '../nodes.ts';
import { openBlocksEditor } from './create-editor.ts';
import { createDocuments } from './documents.ts';
import { useDocument } from './use-document.ts';

const block = (type: string, text: string) => ({ type, children: [{ type: 'text', text }] });

const callout: Contributed<BlockType> = {
  pluginId: 'callouts',
  contributionId: 'callouts.callout',
  id: 'callouts.callout',
  type: 'callout',
  content: 'text',
  label: { id: 'callout', defaultMessage: 'Callout' },
  icon: MessageSquare,
  element: async () => ({ default: () => null }),
  insert: () => block('callout', ''),
  check: () => undefined,
};

/** Opens an editor of the field `body` without a page. Like on a page, changes are reported in a microtask. */
function open(body: unknown, types: BlockTypes = noBlockTypes) {
  const store = createDocumentStore(body);
  const first = createDocuments(types);
  const read = first.read(body);
  if (read.kind === 'damaged') throw new Error('The document is damaged.');
  const { editor, setBlockTypes } = openBlocksEditor(types, read.nodes, { onCut: () => undefined });
  Transforms.select(editor, Editor.end(editor, []));
  const { result, rerender } = renderHook(
    ({ documents }) =>
      useDocument({
        editor,
        documents,
        field: store,
        value: useSyncExternalStore(store.subscribe, store.read),
      }),
    { initialProps: { documents: first } },
  );
  editor.onChange = () => act(() => result.current.onValueChange(editor.children));
  return {
    store,
    editor,
    words: () => Node.string(editor),
    /** Sets another value of the form, as after a newer response of the server. */
    receive: (next: unknown) => act(() => store.startOver(next)),
    setTypes: (next: BlockTypes) => {
      setBlockTypes(next);
      rerender({ documents: createDocuments(next) });
    },
    flush: () => act(() => Promise.resolve()),
  };
}

it('shows values that the form receives, and writes input before and after them', async () => {
  const { store, editor, words, receive, flush } = open(null);
  editor.insertText('a');
  await flush();
  expect(store.read()).toEqual([block('paragraph', 'a')]);
  receive([block('paragraph', 'Theirs')]);
  expect(words()).toBe('Theirs');
  Transforms.select(editor, Editor.end(editor, []));
  editor.insertText('!');
  await flush();
  expect(store.read()).toEqual([block('paragraph', 'Theirs!')]);
});

it('keeps input that is not reported yet when the form receives another value', async () => {
  const { store, editor, words, receive, flush } = open(null);
  editor.insertText('a');
  receive([]);
  expect(words()).toBe('a');
  editor.insertText('b');
  await flush();
  expect(words()).toBe('ab');
  expect(store.read()).toEqual([block('paragraph', 'ab')]);
  expect(store.isModified()).toBe(true);
  editor.insertText('c');
  receive([block('paragraph', 'Theirs')]);
  await flush();
  expect(store.read()).toEqual([block('paragraph', 'abc')]);
});

it('makes a block editable when its plugin is added, and preserves it when the plugin is removed', async () => {
  const stored = [block('paragraph', 'Before'), block('callout', 'Mind the gap')];
  const { store, editor, words, setTypes, flush } = open(stored);
  expect(words()).toBe('Before');
  Transforms.select(editor, Editor.end(editor, [0]));
  editor.insertText('!');
  await flush();
  setTypes(new Map([['callout', callout]]));
  expect(words()).toBe('Before!Mind the gap');
  await flush();
  expect(store.read()).toEqual([block('paragraph', 'Before!'), stored[1]]);
  Transforms.select(editor, Editor.end(editor, []));
  editor.insertText('.');
  await flush();
  Transforms.insertNodes(editor, block('callout', 'Another'));
  await flush();
  setTypes(noBlockTypes);
  expect(words()).toBe('Before!');
  expect(store.read()).toEqual([
    block('paragraph', 'Before!'),
    block('callout', 'Mind the gap.'),
    block('callout', 'Another'),
  ]);
});
