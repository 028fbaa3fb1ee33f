import { definePlugin, type Plugin } from '@admin/shell';
import { renderWithPlugins } from '@admin/shell/testing';
import { MessageSquare } from '@admin/ui/icons';
import { act, fireEvent } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { createEditor, Editor, Transforms } from 'slate';
import { Slate, withReact } from 'slate-react';
import { expect, it, vi } from 'vitest';
import { blockTypes } from '../../contract/block-types.ts';
import { noServices } from '../../contract/editor-services.ts';
import { BlocksContext, useBlockTypes } from '../blocks-context.ts';
import { noBlockMarks, noInlineElements } from '../nodes.ts';
import { useSlashMenu, type SlashMenuState } from './use-slash-menu.ts';

/** Returns a plugin whose block type has the given `insert`. */
const tips = (insert: () => never): Plugin =>
  definePlugin({
    id: 'tips',
    contributes: [
      blockTypes.add({
        id: 'tips.tip',
        type: 'tips.tip',
        content: 'text',
        label: { id: 'tips.tip', defaultMessage: 'Tip' },
        icon: MessageSquare,
        element: () => Promise.resolve({ default: () => null }),
        insert,
        check: () => undefined,
      }),
    ],
  });

/** Renders an editor that contains only these words, with the cursor behind them. */
function openSlash(words = '/', plugins: readonly Plugin[] = []) {
  const editor = withReact(createEditor());
  const nodes = [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];
  editor.children = nodes;
  Transforms.select(editor, { path: [0, 0], offset: words.length });
  const drawn = vi.fn<(state: SlashMenuState) => void>();
  function Blocks({ children }: { readonly children: ReactNode }) {
    const types = useBlockTypes();
    const host = {
      services: noServices,
      types,
      pluginMarks: noBlockMarks,
      inlines: noInlineElements,
      openInline: () => false,
      disabled: false,
      chooseImage: undefined,
      editLink: () => undefined,
      announce: () => undefined,
    };
    return <BlocksContext value={host}>{children}</BlocksContext>;
  }
  function Probe() {
    const state = useSlashMenu('en');
    useLayoutEffect(() => drawn(state));
    return null;
  }
  const { runtime } = renderWithPlugins(
    <Blocks>
      <Slate editor={editor} initialValue={nodes}>
        <Probe />
      </Slate>
    </Blocks>,
    { plugins, points: [blockTypes] },
  );
  return { editor, menu: () => drawn.mock.lastCall?.[0].menu, problems: () => runtime.problems.list() };
}

it('closes on Escape and does not pass the key press to a surrounding dialog', () => {
  const dialog = vi.fn();
  document.addEventListener('keydown', dialog, { capture: true });
  try {
    const { menu } = openSlash();
    expect(menu()?.options.length).toBeGreaterThan(5);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(menu()).toBeUndefined();
    expect(dialog).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dialog).toHaveBeenCalledOnce();
  } finally {
    document.removeEventListener('keydown', dialog, { capture: true });
  }
});

it.each<[string, () => never]>([
  [
    'throws',
    () => {
      throw new Error('no tip today');
    },
  ],
  ['returns no block', () => undefined as never],
])('keeps the query and reports the plugin when `insert` %s', (_case, insert) => {
  const { editor, menu, problems } = openSlash('/tip', [tips(insert)]);
  const [option] = menu()?.options ?? [];
  act(() => option && menu()?.choose(option));
  expect(Editor.string(editor, [0])).toBe('/tip');
  expect(menu()).toBeUndefined();
  expect(problems()).toMatchObject([
    { code: 'HOOK_FAILED', pluginId: 'tips', context: { contributionId: 'tips.tip' } },
  ]);
});
