import { textLines, type BlockNode } from '@admin/content-model';
import type { BlockKind, ListFormat, TextContext } from './position.ts';
import { appendRun, inlineNodes, lineBreak, textNode, trimRuns, type Run } from './runs.ts';

/** A list item in reading order. */
export interface ListItem {
  /** 0 for the outermost list. */
  readonly level: number;
  readonly format: ListFormat;
  readonly children: readonly BlockNode[];
}

interface List {
  readonly type: 'list';
  readonly format: ListFormat;
  readonly indentLevel?: number;
  readonly children: BlockNode[];
  readonly [property: string]: unknown;
}

/** Deeper levels are not rendered differently. */
const maxLevel = 8;

/** Nests consecutive items into lists. An item is at most one level deeper than the one before it. */
export function nestedLists(items: readonly ListItem[]): readonly BlockNode[] {
  const lists: List[] = [];
  // The open lists, the outermost one first.
  const open: List[] = [];
  for (const { format, children, ...item } of items) {
    const level = Math.min(item.level, open.length, maxLevel);
    open.length = Math.min(open.length, level + 1);
    if (open[level]?.format !== format) {
      const list: List = { type: 'list', format, ...(level > 0 && { indentLevel: level }), children: [] };
      open[level] = list;
      (open[level - 1]?.children ?? lists).push(list);
    }
    open[level]?.children.push({ type: 'list-item', children });
  }
  return lists;
}

/** Maximum number of pasted nodes; the rest becomes one plain paragraph. */
const maxNodes = 5000;

/** Maximum number of pasted characters, the limit of a single text; the rest is left out. */
export const maxCharacters = 500_000;

type Block = { readonly node: BlockNode } | { readonly kind: BlockKind; readonly runs: Run[] };

/** Builds blocks from texts in their order. */
export interface DocumentBuilder {
  /** Adds text to the current block. */
  readonly addText: (text: string, context: TextContext) => void;
  /** Adds an inline element of a plugin to the current block. */
  readonly addInline: (node: BlockNode) => void;
  /** Ends the current block: the next text starts a new line. */
  readonly endBlock: (kind: BlockKind) => void;
  /** Adds a complete block. */
  readonly addBlock: (node: BlockNode, kind: BlockKind) => void;
  /** Returns whether the limit of characters is reached. */
  readonly isFull: () => boolean;
  readonly finish: () => readonly BlockNode[];
}

/** The kind of everything after the last counted node. */
const rest: BlockKind = { type: 'paragraph', owner: {} };

export function createDocumentBuilder(): DocumentBuilder {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  let nodesLeft = maxNodes - 2;
  let charactersLeft = maxCharacters;
  // Stored separately, because reading the end of a growing text would copy it each time.
  let isAfterSpace = true;

  const addText: DocumentBuilder['addText'] = (content, { marks, url, space }) => {
    const collapsed = space === 'keep' ? content.replaceAll(/\r\n?/g, '\n') : collapse(content, isAfterSpace);
    const text = collapsed.slice(0, Math.max(charactersLeft, 0));
    charactersLeft -= collapsed.length;
    if (text === '') return;
    isAfterSpace = /[ \n]$/.test(text);
    const run = nodesLeft > 0 ? { text, marks, url } : { ...lineBreak, text };
    if (appendRun(runs, run)) nodesLeft -= url === undefined ? 1 : 2;
  };

  const endBlock: DocumentBuilder['endBlock'] = (given) => {
    const kind = nodesLeft > 0 ? given : rest;
    const last = blocks.at(-1);
    const isNextLine = last !== undefined && 'kind' in last && isOneBlock(last.kind, kind);
    const written = kind.type === 'code' ? withoutLastBreak(runs) : trimRuns(runs);
    const isBlank = kind.type === 'code' ? runs.length === 0 : written.length === 0;
    runs = [];
    isAfterSpace = true;
    if (isBlank) return;
    if (isNextLine) {
      for (const run of [lineBreak, ...written]) appendRun(last.runs, run);
      charactersLeft -= 1;
      nodesLeft -= 1;
    } else {
      blocks.push({ kind, runs: written });
      nodesLeft -= kind.type === 'list-item' ? 2 : 1;
    }
  };

  return {
    addText,
    addInline(node) {
      const text = textLines([{ type: 'paragraph', children: [node] }]).join('\n');
      nodesLeft -= countNodes(node);
      charactersLeft -= text.length;
      if (nodesLeft > 0 && charactersLeft > 0) runs.push({ text, marks: lineBreak.marks, node });
      isAfterSpace = false;
    },
    endBlock,
    addBlock: (node, kind) => {
      endBlock(kind);
      if (nodesLeft > 0) blocks.push({ node });
      nodesLeft -= countNodes(node);
    },
    isFull: () => charactersLeft < 0,
    finish: () => assemble(blocks),
  };
}

function collapse(text: string, isAfterSpace: boolean): string {
  const collapsed = text.replaceAll(/[ \t\r\n\f]+/g, ' ');
  return isAfterSpace ? collapsed.replace(/^ /, '') : collapsed;
}

function withoutLastBreak(runs: readonly Run[]): Run[] {
  const last = runs.at(-1);
  return last === undefined ? [] : [...runs.slice(0, -1), { ...last, text: last.text.replace(/\n$/, '') }];
}

function isOneBlock(a: BlockKind, b: BlockKind): boolean {
  return a.owner !== undefined && a.owner === b.owner && a.type === b.type;
}

function assemble(blocks: readonly Block[]): readonly BlockNode[] {
  const nodes: BlockNode[] = [];
  let items: ListItem[] = [];
  const endList = () => {
    nodes.push(...nestedLists(items));
    items = [];
  };
  for (const block of blocks) {
    if ('kind' in block && block.kind.type === 'list-item') {
      items.push({ ...block.kind, children: inlineNodes(block.runs) });
    } else {
      endList();
      nodes.push('node' in block ? block.node : blockNode(block.kind, block.runs));
    }
  }
  endList();
  return nodes;
}

function blockNode({ type, ...kind }: BlockKind, runs: readonly Run[]): BlockNode {
  if (type === 'code') {
    const language = 'language' in kind && kind.language !== undefined ? { language: kind.language } : {};
    return { type, ...language, children: [textNode(runs.map(({ text }) => text).join(''))] };
  }
  return { type, ...('level' in kind && { level: kind.level }), children: inlineNodes(runs) };
}

function countNodes({ children }: BlockNode): number {
  return 1 + (Array.isArray(children) ? children.length : 0);
}
