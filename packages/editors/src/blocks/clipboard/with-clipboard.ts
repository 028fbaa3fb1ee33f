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
import { documentValue, noBlockTypes, type BlockTypes } from '../nodes.ts';
import { readDocument } from '../schema/read-document.ts';

/** Characters of Markdown that are parsed in less than half a second; a longer text is pasted as plain text. */
const longestMarkdown = 100_000;

const fragmentType = 'application/x-slate-fragment';

/** A whole web or mail address and nothing else; undefined for any other text. */
export function pastedAddress(words: string): string | undefined {
  const trimmed = words.trim();
  const isAddress = /^(https?:\/\/|mailto:|tel:)\S+$/i.test(trimmed) && URL.canParse(trimmed);
  return isAddress && isSafeLink(trimmed) ? trimmed : undefined;
}

function isInCode(editor: Editor): boolean {
  return currentBlock(editor)?.[0].type === 'code';
}

/** Puts plain text in: an address as a link, lines as paragraphs, and everything as it is in code. */
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

/** Puts blocks in, as far as the rule book lets them. @returns whether it does */
function insertValue(editor: Editor, value: unknown, types: BlockTypes): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  const read = readDocument(value, types);
  if (read.kind === 'document') editor.insertFragment(read.nodes);
  return read.kind === 'document';
}

/** What a program has copied as HTML, as blocks; nothing where the page may not read HTML. */
function blocksOf(html: string, types: BlockTypes, onCut: () => void): unknown {
  if (html === '') return undefined;
  try {
    return blocksFromHtml(html, types.values(), onCut);
  } catch {
    // The page's policy lets nobody parse HTML: the plain text is what there is.
    return undefined;
  }
}

const loadMarkdown = () => import('../../conversion/markdown/blocks-from-markdown.ts');

/** Puts Markdown in as blocks as soon as its parser is loaded; as plain text where it cannot be loaded or used. */
async function insertMarkdown(
  editor: Editor,
  text: string,
  types: BlockTypes,
  onCut: () => void,
): Promise<void> {
  const selected = editor.selection ?? Editor.range(editor, Editor.end(editor, []));
  const insertion = Editor.rangeRef(editor, selected, { affinity: 'backward' });
  const blocks = await loadMarkdown()
    .then(({ blocksFromMarkdown }) => blocksFromMarkdown(text, types.values(), onCut))
    .catch(() => undefined);
  const at = insertion.unref();
  if (!at) return;
  const { selection } = editor;
  // The user may have typed on while the parser was loading.
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

/** Whether the clipboard holds the text as plain text only. Text with its own formatting is no Markdown. */
function isPlain(data: DataTransfer): boolean {
  const plain = data.getData('text/plain');
  return plain.length <= longestMarkdown && data.getData('text/html') === '';
}

export interface ClipboardHost {
  /** Says that of what was pasted only the first part is in the text. */
  readonly onCut: () => void;
}

/** What is pasted, dropped and copied. Nothing that comes in is trusted: the rule book judges it first. */
export function withClipboard<E extends Editor>(editor: E, types: BlockTypes, { onCut }: ClipboardHost): E {
  const { setFragmentData } = editor;
  editor.insertData = (data) => {
    const plain = data.getData('text/plain');
    if (isInCode(editor) || pastedAddress(plain) !== undefined) insertPlain(editor, plain, onCut);
    else if (insertValue(editor, decoded(data), types)) return;
    else if (insertValue(editor, blocksOf(data.getData('text/html'), types, onCut), types)) return;
    else if (isPlain(data) && isMarkdown(plain)) void insertMarkdown(editor, plain, types, onCut);
    else if (plain !== '') insertPlain(editor, plain, onCut);
  };
  editor.setFragmentData = (data, origin) => {
    setFragmentData(data, origin);
    if (!editor.selection) return;
    const value = documentValue(editor.getFragment().filter((node) => Element.isElement(node)));
    data.setData('text/html', htmlFromBlocks(value, types.values(), ''));
    data.setData('text/plain', textFromBlocks(value));
    data.setData(fragmentType, btoa(encodeURIComponent(JSON.stringify(value))));
  };
  return editor;
}
