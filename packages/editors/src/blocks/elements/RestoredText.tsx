import { useLayoutEffect, type ReactNode } from 'react';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { restoreCursor } from '../commands/selection.ts';

/** Text inside a plugin's component. It remounts when the plugin's code has loaded, so the cursor is restored. */
export function RestoredText({ children }: { readonly children: ReactNode }) {
  const editor = useSlateStatic();
  useLayoutEffect(() => {
    if (ReactEditor.isFocused(editor)) restoreCursor(editor);
  }, [editor]);
  return children;
}
