import { useEffect, useEffectEvent, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { Editor, Range, Transforms } from 'slate';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { useBlocks } from '../blocks-context.ts';
import { currentBlock } from '../commands/block-kind.ts';
import { hasInlineVoid } from '../commands/inlines.ts';
import { useBlockOptions, type BlockOption } from '../toolbar/use-block-options.ts';

/** Matches a query of words, but not a path that starts with a slash. */
const queryPattern = /^\/([\p{L}\p{N} -]{0,30})$/u;

/** Returns the query after a slash at the start of a paragraph; undefined without one. */
export function slashQuery(editor: Editor): string | undefined {
  const { selection } = editor;
  const [block, path] = currentBlock(editor) ?? [];
  if (!selection || !Range.isCollapsed(selection) || block?.type !== 'paragraph' || !path) return undefined;
  const typed = { anchor: Editor.start(editor, path), focus: selection.anchor };
  const query = queryPattern.exec(Editor.string(editor, typed))?.[1];
  return query === undefined || hasInlineVoid(editor, typed) ? undefined : query;
}

/** Removes the slash and the query from the text. */
export function removeSlash(editor: Editor): void {
  const { selection } = editor;
  const [, path] = currentBlock(editor) ?? [];
  if (!selection || !path) return;
  Transforms.delete(editor, { at: { anchor: Editor.start(editor, path), focus: selection.anchor } });
}

/** The open slash menu. */
export interface OpenSlashMenu {
  readonly id: string;
  readonly options: readonly BlockOption[];
  readonly active: number;
  readonly choose: (option: BlockOption) => void;
}

export interface SlashMenuState {
  /** Undefined while the menu is closed. */
  readonly menu: OpenSlashMenu | undefined;
  /** Handles the keys of the menu. @returns whether the key press was handled */
  readonly press: (event: KeyboardEvent) => boolean;
  /** Closes the menu when the text loses the focus. */
  readonly leave: () => void;
}

/** Returns whether an option matches the query. */
function fits({ label, keywords }: BlockOption, query: string, locale: string): boolean {
  const words = query.trim().toLocaleLowerCase(locale);
  return `${label} ${keywords}`.toLocaleLowerCase(locale).includes(words);
}

/** Opens the menu of block kinds while there is a slash at the start of a paragraph. */
export function useSlashMenu(locale: string): SlashMenuState {
  const editor = useSlateStatic();
  const id = useId();
  const { disabled } = useBlocks();
  const all = useBlockOptions();
  const query = useSlateSelector(slashQuery);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [marked, setMarked] = useState({ query: '', index: 0 });
  const options = useMemo(
    () => (query === undefined ? [] : all.filter((option) => fits(option, query, locale))),
    [all, query, locale],
  );
  const isOpen =
    query !== undefined &&
    !disabled &&
    options.length > 0 &&
    (dismissed === null || !query.startsWith(dismissed));
  if (query === undefined && dismissed !== null) setDismissed(null);
  const active = marked.query === query ? Math.min(marked.index, options.length - 1) : 0;

  const leave = () => {
    if (isOpen) setDismissed(query);
  };
  const choose = (option: BlockOption) => {
    // The query stays in the text when a plugin fails to create its block.
    if (!option.choose(() => removeSlash(editor))) leave();
  };

  const dismiss = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    leave();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // In the capture phase, before a surrounding dialog receives the key and closes as well.
    window.addEventListener('keydown', dismiss, { capture: true });
    return () => window.removeEventListener('keydown', dismiss, { capture: true });
  }, [isOpen]);

  const press = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      setMarked({ query, index: (active + step + options.length) % options.length });
      return true;
    }
    const chosen = options[active];
    if ((event.key !== 'Enter' && event.key !== 'Tab') || event.shiftKey || !chosen) return false;
    choose(chosen);
    return true;
  };
  return { menu: isOpen ? { id, options, active, choose } : undefined, press, leave };
}
