import { Button, Icon, ToolbarItem, type ToolbarItemProps } from '@admin/ui';
import { ChevronDown } from '@admin/ui/icons';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useCallback } from 'react';

/** Does something to the text, and leaves the cursor in it. */
export type ApplyTool = (act: (state: EditorState) => TransactionSpec) => void;

/** What every tool is given. */
export interface MarkdownTools {
  readonly view: EditorView | null;
  readonly apply: ApplyTool;
  readonly disabled: boolean;
  /** Lets a file be chosen; without a media library there is none. */
  readonly onImage?: (() => void) | undefined;
}

/** What the tools of an editor work with; nothing happens before it is there. */
export function useTools(view: EditorView | null): ApplyTool {
  return useCallback(
    (act) => {
      if (!view || view.state.readOnly) return;
      view.dispatch(act(view.state));
      // Before the layer of the tool closes, which then leaves the focus where it is.
      view.focus();
    },
    [view],
  );
}

export interface ToolOpenerProps extends Omit<ToolbarItemProps, 'children' | 'disabled'> {
  readonly label: string;
  readonly disabled: boolean;
}

/** A tool that opens further ones. What the layer adds to its trigger goes on to the button. */
export function ToolOpener({ label, disabled, ...added }: ToolOpenerProps) {
  return (
    <ToolbarItem {...added}>
      <Button
        disabled={disabled}
        endIcon={<Icon icon={ChevronDown} size="small" />}
        size="small"
        variant="ghost"
      >
        {label}
      </Button>
    </ToolbarItem>
  );
}
