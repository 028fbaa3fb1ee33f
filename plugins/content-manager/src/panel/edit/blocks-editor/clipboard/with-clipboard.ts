import { isSafeLink } from '@admin/content-model';
import { Editor, Element, Range, type Descendant } from 'slate';
import { currentBlock } from '../commands/block-kind.ts';
import { insertLink } from '../commands/links.ts';
import type { BlockTypes } from '../model/block-types.ts';
import { documentValue } from '../model/document-value.ts';
import { paragraph, text } from '../model/nodes.ts';
import { readDocument } from '../model/read-document.ts';

const fragmentType = 'application/x-slate-fragment';

/** So many characters are pasted at once; a longer text would hold the page. */
const longestPaste = 1_000_000;

/** A whole web or mail address and nothing else; undefined for any other text. */
export function pastedAddress(words: string): string | undefined {
  const trimmed = words.trim();
  const isAddress = /^(https?:\/\/|mailto:|tel:)\S+$/i.test(trimmed) && URL.canParse(trimmed);
  return isAddress && isSafeLink(trimmed) ? trimmed : undefined;
}

function isInCode(editor: Editor): boolean {
  return currentBlock(editor)?.[0].type === 'code';
}

function linesOf(words: string): readonly string[] {
  return words.replaceAll(/\r\n?/g, '\n').split('\n');
}

/** Puts plain text in: an address as a link, lines as paragraphs, and everything as it is in code. */
function insertPlain(editor: Editor, words: string): void {
  const url = pastedAddress(words);
  const { selection } = editor;
  if (isInCode(editor)) {
    editor.insertText(linesOf(words).join('\n'));
    return;
  }
  if (url !== undefined && selection) {
    const selected = Range.isExpanded(selection) ? Editor.string(editor, selection) : '';
    insertLink(editor, selection, { words: selected === '' ? url : selected, url });
    return;
  }
  const [first = '', ...rest] = linesOf(words.slice(0, longestPaste));
  if (rest.length === 0) editor.insertText(first);
  else editor.insertFragment([first, ...rest].map((line) => paragraph([text(line)])));
}

function decoded(data: DataTransfer): unknown {
  try {
    return JSON.parse(decodeURIComponent(atob(data.getData(fragmentType))));
  } catch {
    return null;
  }
}

/** The blocks that another editor has copied, as far as the rule book lets them in. */
function copiedBlocks(data: DataTransfer, types: BlockTypes): Descendant[] | undefined {
  const value = decoded(data);
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const read = readDocument(value, types);
  return read.kind === 'document' ? read.nodes : undefined;
}

/** What is pasted, dropped and copied. Nothing that comes in is trusted: the rule book judges it first. */
export function withClipboard<E extends Editor>(editor: E, types: BlockTypes): E {
  const { setFragmentData } = editor;
  editor.insertData = (data) => {
    const plain = data.getData('text/plain');
    const blocks = isInCode(editor) ? undefined : copiedBlocks(data, types);
    if (blocks) editor.insertFragment(blocks);
    else if (plain !== '') insertPlain(editor, plain);
  };
  editor.setFragmentData = (data, origin) => {
    setFragmentData(data, origin);
    if (!editor.selection) return;
    const value = documentValue(editor.getFragment().filter((node) => Element.isElement(node)));
    data.setData(fragmentType, btoa(encodeURIComponent(JSON.stringify(value))));
  };
  return editor;
}
