import { Button, Icon, ToolbarItem, type ToolbarItemProps } from '@admin/ui';
import { ChevronDown } from '@admin/ui/icons';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useCallback } from 'react';

/** Applies a change to the text and keeps the focus in it. */
export type ApplyTool = (act: (state: EditorState) => TransactionSpec) => void;

/** The props of every tool. */
export interface MarkdownTools {
  readonly view: EditorView | null;
  readonly apply: ApplyTool;
  readonly disabled: boolean;
  /** Opens the media library; absent without one. */
  readonly onImage?: (() => void) | undefined;
}

/** Returns the function that tools change the text with; it does nothing before the editor is mounted. */
export function useTools(view: EditorView | null): ApplyTool {
  return useCallback(
    (act) => {
      if (!view || view.state.readOnly) return;
      view.dispatch(act(view.state));
      // Before the popover of the tool closes, which then keeps the focus.
      view.focus();
    },
    [view],
  );
}

export interface ToolOpenerProps extends Omit<ToolbarItemProps, 'children' | 'disabled'> {
  readonly label: string;
  readonly disabled: boolean;
}

/** A tool that opens a menu or a popover; passes the trigger props to its button. */
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
