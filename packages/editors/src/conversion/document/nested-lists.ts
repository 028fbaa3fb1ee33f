import type { BlockNode } from '@admin/content-model';
import type { ListFormat } from './place.ts';

/** An item of a list as it was read, one after the other. */
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

/** Lists deeper than this are drawn as if they were not. */
const deepestLevel = 8;

/** Puts items that followed each other into lists in lists. An item is one level deeper than the one before it at most. */
export function nestedLists(items: readonly ListItem[]): readonly BlockNode[] {
  const lists: List[] = [];
  // The open lists, the outermost one first.
  const open: List[] = [];
  for (const { format, children, ...item } of items) {
    const level = Math.min(item.level, open.length, deepestLevel);
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
