import { isSafeLink } from '@admin/content-model';
import { Editor, Element, Range, Transforms } from 'slate';
import {
  blocksFromHtml,
  blocksFromText,
  htmlFromBlocks,
  isMarkdown,
  maxCharacters,
  textFromBlocks,
} from '../../conversion/index.ts';
import { currentBlock } from '../commands/block-kind.ts';
import { insertLink } from '../commands/links.ts';
import { documentValue, noBlockTypes, type BlockMarks, type BlockTypes } from '../nodes.ts';
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
function insertValue(editor: Editor, value: unknown, types: BlockTypes): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  const read = readDocument(value, types);
  if (read.kind === 'document') editor.insertFragment(read.nodes);
  return read.kind === 'document';
}

export interface ClipboardHost {
  /** Called when pasted content was truncated. */
  readonly onCut: () => void;
  /** Returns the current marks of plugins. @default none */
  readonly marks?: () => BlockMarks;
}

/** Returns pasted HTML as blocks; undefined if the page must not parse HTML. */
function blocksOf(html: string, types: BlockTypes, { onCut, marks }: ClipboardHost): unknown {
  if (html === '') return undefined;
  try {
    return blocksFromHtml(html, types.values(), onCut, { marks: marks?.().values() ?? [] });
  } catch {
    // The security policy of the page forbids parsing HTML; the plain text is pasted instead.
    return undefined;
  }
}

const loadMarkdown = () => import('../../conversion/markdown/blocks-from-markdown.ts');

/** Inserts Markdown as blocks after its parser has loaded, or as plain text if that fails. */
async function insertMarkdown(
  editor: Editor,
  text: string,
  types: BlockTypes,
  { onCut, marks }: ClipboardHost,
): Promise<void> {
  const selected = editor.selection ?? Editor.range(editor, Editor.end(editor, []));
  const insertion = Editor.rangeRef(editor, selected, { affinity: 'backward' });
  const blocks = await loadMarkdown()
    .then(({ blocksFromMarkdown }) =>
      blocksFromMarkdown(text, types.values(), onCut, { marks: marks?.().values() ?? [] }),
    )
    .catch(() => undefined);
  const at = insertion.unref();
  if (!at) return;
  const { selection } = editor;
  // The user may have typed while the parser was loading.
  const moved = selection && !Range.equals(selection, at) ? Editor.rangeRef(editor, selection) : undefined;
  Transforms.select(editor, at);
  if (!insertValue(editor, blocks, types)) insertPlain(editor, text, onCut);
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

/** Returns whether the clipboard has only plain text. Text with formatting is not parsed as Markdown. */
function isPlain(data: DataTransfer): boolean {
  const plain = data.getData('text/plain');
  return plain.length <= maxMarkdownLength && data.getData('text/html') === '';
}

/** Handles copying, pasting and dropping. Inserted content is untrusted and must pass the blocks rules. */
export function withClipboard<E extends Editor>(editor: E, types: BlockTypes, host: ClipboardHost): E {
  const { onCut, marks } = host;
  const { setFragmentData } = editor;
  editor.insertData = (data) => {
    const plain = data.getData('text/plain');
    if (isInCode(editor) || pastedAddress(plain) !== undefined) insertPlain(editor, plain, onCut);
    else if (insertValue(editor, decoded(data), types)) return;
    else if (insertValue(editor, blocksOf(data.getData('text/html'), types, host), types)) return;
    else if (isPlain(data) && isMarkdown(plain)) void insertMarkdown(editor, plain, types, host);
    else if (plain !== '') insertPlain(editor, plain, onCut);
  };
  editor.setFragmentData = (data, origin) => {
    setFragmentData(data, origin);
    if (!editor.selection) return;
    const value = documentValue(editor.getFragment().filter((node) => Element.isElement(node)));
    data.setData('text/html', htmlFromBlocks(value, types.values(), '', { marks: marks?.().values() ?? [] }));
    data.setData('text/plain', textFromBlocks(value));
    data.setData(fragmentType, btoa(encodeURIComponent(JSON.stringify(value))));
  };
  return editor;
}
