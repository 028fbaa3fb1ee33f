import { fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createEditor, Transforms } from 'slate';
import { Slate, withReact } from 'slate-react';
import { expect, it, vi } from 'vitest';
import { BlocksContext } from '../editor/blocks-context.ts';
import { noBlockTypes } from '../model/block-types.ts';
import { useSlashMenu } from './use-slash-menu.ts';

/** An editor in which nothing but a slash was typed. */
function openSlash() {
  const editor = withReact(createEditor());
  const nodes = [{ type: 'paragraph', children: [{ type: 'text', text: '/' }] }];
  editor.children = nodes;
  Transforms.select(editor, { path: [0, 0], offset: 1 });
  const host = {
    types: noBlockTypes,
    disabled: false,
    chooseImage: undefined,
    editLink: () => undefined,
    announce: () => undefined,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale="en" onError={() => undefined}>
      <BlocksContext value={host}>
        <Slate editor={editor} initialValue={nodes}>
          {children}
        </Slate>
      </BlocksContext>
    </IntlProvider>
  );
  return renderHook(() => useSlashMenu('en'), { wrapper });
}

it('closes by Escape, before a dialog round the text hears of the press', () => {
  const dialog = vi.fn();
  document.addEventListener('keydown', dialog, { capture: true });
  try {
    const { result } = openSlash();
    expect(result.current.menu?.offers.length).toBeGreaterThan(5);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(result.current.menu).toBeUndefined();
    expect(dialog).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dialog).toHaveBeenCalledOnce();
  } finally {
    document.removeEventListener('keydown', dialog, { capture: true });
  }
});
