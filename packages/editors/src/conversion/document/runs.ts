import type { BlockNode } from '@admin/content-model';

/** A piece of text with one set of marks. */
export interface Run {
  readonly text: string;
  readonly marks: ReadonlySet<string>;
  /** Address of the surrounding link. */
  readonly url?: string | undefined;
  /** The inline element of a plugin that this run is; `text` is its text. */
  readonly node?: BlockNode;
}

export const lineBreak: Run = { text: '\n', marks: new Set() };

/** Appends a run; merges it into the last one if both have the same marks and link. Returns whether it is separate. */
export function appendRun(runs: Run[], run: Run): boolean {
  const last = runs.at(-1);
  const isNew = last === undefined || !isSameRun(last, run);
  if (isNew) runs.push(run);
  else runs.splice(-1, 1, { ...last, text: last.text + run.text });
  return isNew;
}

function isSameRun(a: Run, b: Run): boolean {
  if (a.node || b.node) return false;
  return a.url === b.url && a.marks.size === b.marks.size && [...a.marks].every((mark) => b.marks.has(mark));
}

/** Returns the runs without leading and trailing white space. */
export function trimRuns(runs: readonly Run[]): Run[] {
  const trimmed = [...runs];
  trimEnd(trimmed, 0, (text) => text.trimStart());
  trimEnd(trimmed, -1, (text) => text.trimEnd());
  return trimmed;
}

function trimEnd(runs: Run[], end: 0 | -1, trim: (text: string) => string): void {
  for (let run = runs.at(end); run !== undefined; run = runs.at(end)) {
    const text = run.node ? run.text : trim(run.text);
    if (text !== '' || run.node) {
      runs.splice(end, 1, { ...run, text });
      return;
    }
    if (end === 0) runs.shift();
    else runs.pop();
  }
}

/** Returns text nodes, and links around those with an address. An empty block has one empty text. */
export function inlineNodes(runs: readonly Run[]): readonly BlockNode[] {
  const nodes: BlockNode[] = [];
  let link: { readonly url: string; readonly children: BlockNode[] } | undefined;
  for (const { text, marks, url, node } of runs) {
    if (node) {
      nodes.push(node);
      link = undefined;
      continue;
    }
    const leaf = textNode(text, marks);
    if (url === undefined) nodes.push(leaf);
    else if (link?.url === url) link.children.push(leaf);
    else {
      link = { url, children: [leaf] };
      nodes.push({ type: 'link', ...link });
    }
    if (url === undefined) link = undefined;
  }
  return nodes.length === 0 ? [textNode('')] : nodes;
}

export function textNode(text: string, marks: Iterable<string> = []): BlockNode {
  return { type: 'text', text, ...Object.fromEntries([...marks].map((mark) => [mark, true])) };
}
