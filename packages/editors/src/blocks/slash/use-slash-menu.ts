import { useEffect, useEffectEvent, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { Editor, Path, Range, Transforms } from 'slate';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { useBlocks } from '../blocks-context.ts';
import { currentBlock } from '../commands/block-kind.ts';
import { useBlockOptions, type BlockOption } from '../toolbar/use-block-options.ts';

/** Matches a slash behind a space or at the start, with a query of words; not a path. */
const pattern = /(?:^|\s)\/((?:[\p{L}\p{N}][\p{L}\p{N} -]{0,29})?)$/u;

/** The start of the queries of slashes behind other text, where only inline elements are offered. */
const inText = ' ';

/**
 * Returns the query after a slash: at the start of a paragraph, or behind a space in any text, when the query starts with a
 * space. Undefined without a slash.
 */
export function slashQuery(editor: Editor): string | undefined {
  const { selection } = editor;
  const [block, path] = currentBlock(editor) ?? [];
  if (!selection || !Range.isCollapsed(selection) || !block || !path) return undefined;
  const start = Editor.start(editor, path);
  const focus = selection.anchor;
  const query = pattern.exec(Editor.string(editor, { anchor: start, focus }))?.[1];
  if (query === undefined) return undefined;
  // Slash and query are in one text, so that no element is between them.
  const offset = focus.offset - query.length - 1;
  if (offset === 0 && Path.equals(start.path, focus.path))
    return block.type === 'paragraph' ? query : undefined;
  return offset < 0 || block.type === 'code' ? undefined : inText + query;
}

/** Removes the slash and the query from the text. */
export function removeSlash(editor: Editor, query: string): void {
  const focus = editor.selection?.anchor;
  if (!focus) return;
  const offset = focus.offset - query.trimStart().length - 1;
  Transforms.delete(editor, { at: { anchor: { ...focus, offset }, focus } });
}

/** Returns the id of an option, for `aria-activedescendant` of the text. */
export function slashOptionId(id: string, option: BlockOption): string {
  return `${id}-${option.id}`;
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

/** Opens the menu of block kinds at a slash: all at the start of a paragraph, inline elements in a text. */
export function useSlashMenu(locale: string): SlashMenuState {
  const editor = useSlateStatic();
  const id = useId();
  const { disabled } = useBlocks();
  const all = useBlockOptions();
  const query = useSlateSelector(slashQuery);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [marked, setMarked] = useState({ query: '', index: 0 });
  const options = useMemo(
    () =>
      query === undefined
        ? []
        : all.filter(
            (option) => (option.isInline || !query.startsWith(inText)) && fits(option, query, locale),
          ),
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
    if (!option.choose(() => removeSlash(editor, query ?? ''))) leave();
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
