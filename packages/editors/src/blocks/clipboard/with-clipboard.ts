import { isSafeLink } from '@admin/content-model';
import { Editor, Element, Range, Transforms } from 'slate';
import {
  blocksFromText,
  htmlFromBlocks,
  isMarkdown,
  maxCharacters,
  textFromBlocks,
} from '../../conversion/index.ts';
import { currentBlock } from '../commands/block-kind.ts';
import { insertLink } from '../commands/links.ts';
import {
  documentValue,
  noBlockMarks,
  noBlockTypes,
  noInlineElements,
  type BlockMarks,
  type BlockTypes,
  type InlineElements,
} from '../nodes.ts';
import { readDocument } from '../schema/read-document.ts';

/** Maximum length of Markdown, parsed in less than 500 ms; longer texts are pasted as plain text. */
const maxMarkdownLength = 100_000;

const fragmentType = 'application/x-slate-fragment';

/** Returns the address if a text is a single web, mail or telephone address; otherwise undefined. */
export function pastedAddress(words: string): string | undefined {
  const trimmed = words.trim();
  const isAddress = /^(https?:\/\/|mailto:|tel:)\S+$/i.test(trimmed) && URL.canParse(trimmed);
  return isAddress && isSafeLink(trimmed) ? trimmed : undefined;
}

function isInCode(editor: Editor): boolean {
  return currentBlock(editor)?.[0].type === 'code';
}

/** Inserts plain text: an address as a link, lines as paragraphs, and unchanged in code. */
function insertPlain(editor: Editor, words: string, onCut: () => void): void {
  const url = pastedAddress(words);
  const { selection } = editor;
  const lines = words.replaceAll(/\r\n?/g, '\n');
  if (isInCode(editor) || (url === undefined && !lines.includes('\n'))) {
    if (lines.length > maxCharacters) onCut();
    editor.insertText(lines.slice(0, maxCharacters));
    return;
  }
  if (url !== undefined && selection) {
    const selected = Range.isExpanded(selection) ? Editor.string(editor, selection) : '';
    insertLink(editor, selection, { words: selected === '' ? url : selected, url });
    return;
  }
  insertValue(editor, blocksFromText(lines, onCut), noBlockTypes);
}

/** Inserts blocks that pass the blocks rules. @returns whether they were inserted */
function insertValue(editor: Editor, value: unknown, types: BlockTypes, host?: ClipboardHost): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  const read = readDocument(value, types, host?.inline?.().inlines);
  if (read.kind === 'document') editor.insertFragment(read.nodes);
  return read.kind === 'document';
}

/** The marks and inline elements of plugins. */
export interface PluginInline {
  readonly marks: BlockMarks;
  readonly inlines: InlineElements;
}

export interface ClipboardHost {
  /** Called when pasted content was truncated. */
  readonly onCut: () => void;
  /** Returns what plugins currently add to texts. @default nothing */
  readonly inline?: () => PluginInline;
}

/** Returns what plugins currently add to texts, for pasting and copying. */
function inlineOf({ inline }: ClipboardHost) {
  const { marks = noBlockMarks, inlines = noInlineElements } = inline?.() ?? {};
  return { marks: marks.values(), elements: inlines.values() };
}

const loadHtml = () => import('../../conversion/blocks-from-html.ts');
const loadMarkdown = () => import('../../conversion/markdown/blocks-from-markdown.ts');

/** Loads the reader of pasted HTML before it is needed. */
export function loadPasting(): void {
  loadHtml().catch(() => undefined);
}

/** Returns pasted HTML or Markdown as blocks. Rejects if the page must not parse HTML. */
async function blocksOf({ html, plain }: Pasted, types: BlockTypes, host: ClipboardHost): Promise<unknown> {
  const inline = inlineOf(host);
  if (html !== '') return (await loadHtml()).blocksFromHtml(html, types.values(), host.onCut, inline);
  return (await loadMarkdown()).blocksFromMarkdown(plain, types.values(), host.onCut, inline);
}

/** The texts of a clipboard, which browsers empty after the event. */
interface Pasted {
  readonly html: string;
  readonly plain: string;
}

/** Inserts formatted text as blocks after its parser has loaded, or as plain text if that fails. */
async function insertFormatted(
  editor: Editor,
  pasted: Pasted,
  types: BlockTypes,
  host: ClipboardHost,
): Promise<void> {
  const selected = editor.selection ?? Editor.range(editor, Editor.end(editor, []));
  const insertion = Editor.rangeRef(editor, selected, { affinity: 'backward' });
  const blocks = await blocksOf(pasted, types, host).catch(() => undefined);
  const at = insertion.unref();
  if (!at) return;
  const { selection } = editor;
  // The user may have typed while the parser was loading.
  const moved = selection && !Range.equals(selection, at) ? Editor.rangeRef(editor, selection) : undefined;
  Transforms.select(editor, at);
  if (!insertValue(editor, blocks, types, host) && pasted.plain !== '') {
    insertPlain(editor, pasted.plain, host.onCut);
  }
  const back = moved?.unref();
  if (back) Transforms.select(editor, back);
}

function decoded(data: DataTransfer): unknown {
  try {
    return JSON.parse(decodeURIComponent(atob(data.getData(fragmentType))));
  } catch {
    return null;
  }
}

/** Handles copying, pasting and dropping. Inserted content is untrusted and must pass the blocks rules. */
export function withClipboard<E extends Editor>(editor: E, types: BlockTypes, host: ClipboardHost): E {
  const { onCut } = host;
  const { setFragmentData } = editor;
  editor.insertData = (data) => {
    const plain = data.getData('text/plain');
    const html = data.getData('text/html');
    if (isInCode(editor) || pastedAddress(plain) !== undefined) insertPlain(editor, plain, onCut);
    else if (insertValue(editor, decoded(data), types, host)) return;
    else if (html !== '' || (plain.length <= maxMarkdownLength && isMarkdown(plain)))
      void insertFormatted(editor, { html, plain }, types, host);
    else if (plain !== '') insertPlain(editor, plain, onCut);
  };
  editor.setFragmentData = (data, origin) => {
    setFragmentData(data, origin);
    if (!editor.selection) return;
    const value = documentValue(editor.getFragment().filter((node) => Element.isElement(node)));
    data.setData('text/html', htmlFromBlocks(value, types.values(), '', inlineOf(host)));
    data.setData('text/plain', textFromBlocks(value));
    data.setData(fragmentType, btoa(encodeURIComponent(JSON.stringify(value))));
  };
  return editor;
}
