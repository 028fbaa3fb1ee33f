import { isSafeImageSource, isSafeLink } from './link.ts';
import { broken, type BrokenRule } from './rule.ts';

/** What is wrong with a node of a blocks document. */
export type BlocksFault =
  'node' | 'children' | 'text' | 'mark' | 'level' | 'format' | 'indentLevel' | 'url' | 'image';

/** A broken rule at a place inside the document: `[0, 'children', 2]`. */
export interface BlocksProblem extends BrokenRule {
  readonly at: readonly (string | number)[];
}

type Node = Readonly<Record<string, unknown>>;
type Report = (fault: BlocksFault, at: readonly (string | number)[]) => void;
type Check = (node: Node, at: readonly (string | number)[], report: Report, depth: number) => void;

const marks = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

/** Lists in lists and the like; deeper documents cannot be made with the editor. */
const deepest = 30;

const inline: Readonly<Record<string, Check>> = { text: checkText, link: checkLink };
const listChildren: Readonly<Record<string, Check>> = {
  'list-item': checkContainer(inline),
  list: checkList,
};
const blocks: Readonly<Record<string, Check>> = {
  paragraph: checkContainer(inline),
  quote: checkContainer(inline),
  code: checkContainer(inline),
  heading: checkHeading,
  list: checkList,
  image: checkImage,
};

/** Reads a blocks value as it may arrive: nodes, or JSON text of nodes. Anything else is no document: null. */
export function readBlocks(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** So many problems of one document are told; a document that has more was not made with the editor. */
const mostProblems = 100;

/** Judges the structure of a blocks document; marks and keys that nobody knows are left alone. */
export function brokenBlocksRules(value: unknown): BlocksProblem[] {
  if (!Array.isArray(value)) return [{ ...broken('type', { type: 'array', value }), at: [] }];
  const problems: BlocksProblem[] = [];
  const report: Report = (fault, at) => {
    if (problems.length < mostProblems) problems.push({ ...broken('blocks', { fault }), at });
  };
  checkNodes(value, blocks, { at: [], depth: 0 }, report);
  return problems;
}

function checkNodes(
  nodes: readonly unknown[],
  allowed: Readonly<Record<string, Check>>,
  { at, depth }: { readonly at: readonly (string | number)[]; readonly depth: number },
  report: Report,
): void {
  for (const [index, node] of nodes.entries()) {
    const place = [...at, index];
    const type = isNode(node) && typeof node['type'] === 'string' ? node['type'] : '';
    const check = Object.hasOwn(allowed, type) ? allowed[type] : undefined;
    if (!isNode(node) || check === undefined || depth > deepest) report('node', place);
    else check(node, place, report, depth + 1);
  }
}

function checkContainer(allowed: Readonly<Record<string, Check>>): Check {
  return (node, at, report, depth) => {
    if (!Array.isArray(node['children']) || node['children'].length === 0) report('children', at);
    else checkNodes(node['children'], allowed, { at: [...at, 'children'], depth }, report);
  };
}

function checkText(node: Node, at: readonly (string | number)[], report: Report): void {
  if (typeof node['text'] !== 'string') report('text', at);
  for (const mark of marks) {
    if (node[mark] !== undefined && typeof node[mark] !== 'boolean') report('mark', [...at, mark]);
  }
}

function checkLink(node: Node, at: readonly (string | number)[], report: Report, depth: number): void {
  if (typeof node['url'] !== 'string' || !isSafeLink(node['url'])) report('url', [...at, 'url']);
  checkContainer({ text: checkText })(node, at, report, depth);
}

function checkHeading(node: Node, at: readonly (string | number)[], report: Report, depth: number): void {
  const { level } = node;
  if (typeof level !== 'number' || !Number.isInteger(level) || level < 1 || level > 6)
    report('level', [...at, 'level']);
  checkContainer(inline)(node, at, report, depth);
}

function checkList(node: Node, at: readonly (string | number)[], report: Report, depth: number): void {
  const { format, indentLevel } = node;
  if (format !== 'ordered' && format !== 'unordered') report('format', [...at, 'format']);
  const isIndent = typeof indentLevel === 'number' && Number.isInteger(indentLevel) && indentLevel >= 0;
  if (indentLevel !== undefined && !isIndent) report('indentLevel', [...at, 'indentLevel']);
  checkContainer(listChildren)(node, at, report, depth);
}

function checkImage(node: Node, at: readonly (string | number)[], report: Report, depth: number): void {
  const { image } = node;
  const url = isNode(image) ? image['url'] : undefined;
  if (typeof url !== 'string' || !isSafeImageSource(url)) report('image', [...at, 'image']);
  checkContainer({ text: checkText })(node, at, report, depth);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
