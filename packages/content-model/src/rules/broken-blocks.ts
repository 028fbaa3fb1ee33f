import { isRecord } from '../schema/own-value.ts';
import { maxBlockDepth, textMarks, type builtInNodeTypes } from '../blocks/block-nodes.ts';
import {
  type BlocksPath,
  type BlocksProblem,
  type Fields,
  type Report,
  checkImageFile,
  checkAddresses,
  checkDepth,
} from './block-properties.ts';
import { isSafeLink } from './link.ts';
import { broken } from './rule.ts';

type Check = (node: Fields, at: BlocksPath, report: Report, depth: number) => void;

/** The node types allowed at a position. */
type Allowed = Readonly<Record<string, Check>>;

const inline = { text: checkText, link: checkLink } satisfies Allowed;
const listChildren: Allowed = { 'list-item': checkContainer(inline, checkForeignInline), list: checkList };
const blocks = {
  paragraph: checkContainer(inline, checkForeignInline),
  quote: checkContainer(inline, checkForeignInline),
  code: checkCode,
  heading: checkHeading,
  list: checkList,
  image: checkImage,
} satisfies Allowed;
const anything: Readonly<Record<(typeof builtInNodeTypes)[number], Check>> & Allowed = {
  ...blocks,
  ...inline,
  'list-item': checkContainer(inline, checkForeignInline),
};

/** The form of the types of plugins' blocks and inline elements. */
const foreignType = /^[a-z][\w.:-]{0,99}$/i;

/** Returns whether nodes of plugins can have a type: it is not built in and has the form of a type. */
export function isPluginNodeType(type: string): boolean {
  return !Object.hasOwn(anything, type) && foreignType.test(type);
}

/** The maximum length of one text. */
const maxTextLength = 500_000;

/** The maximum number of reported problems; a document with more was not created with the editor. */
const maxProblems = 100;

/**
 * Validates the structure of a blocks document. Of blocks and inline elements of unknown types, such as those of
 * plugins, only the shape, the depth and the URLs are validated; unknown marks and keys are ignored. Takes linear time, and stops at the maximum
 * depth.
 */
export function brokenBlocksRules(value: unknown): BlocksProblem[] {
  if (!Array.isArray(value)) return [{ ...broken('type', { type: 'array', value }), at: [] }];
  const problems: BlocksProblem[] = [];
  const report: Report = (fault, at) => {
    if (problems.length < maxProblems) problems.push({ ...broken('blocks', { fault }), at });
  };
  checkNodes(value, { allowed: blocks, foreign: checkForeign }, { at: [], depth: 0 }, report);
  return problems;
}

interface Rules {
  readonly allowed: Allowed;
  /** Validates nodes of unknown types. @default they are not allowed */
  readonly foreign?: Check | undefined;
}

function checkNodes(
  nodes: readonly unknown[],
  { allowed, foreign }: Rules,
  { at, depth }: { readonly at: BlocksPath; readonly depth: number },
  report: Report,
): void {
  for (const [index, node] of nodes.entries()) {
    const here = [...at, index];
    const type = isRecord(node) && typeof node['type'] === 'string' ? node['type'] : '';
    const check = Object.hasOwn(allowed, type) ? allowed[type] : isPluginNodeType(type) ? foreign : undefined;
    if (!isRecord(node) || check === undefined) report('node', here);
    else if (depth > maxBlockDepth) report('depth', here);
    else if (checkDepth(node, here, report)) check(node, here, report, depth + 1);
  }
}

function checkContainer(allowed: Allowed, foreign?: Check): Check {
  return ({ children }, at, report, depth) => {
    if (!Array.isArray(children) || children.length === 0) report('children', at);
    else {
      const here = { at: [...at, 'children'], depth };
      checkNodes(children, { allowed, foreign }, here, report);
    }
  };
}

/** Validates a block of a plugin, possibly a removed one, or of a newer version of the product. */
function checkForeign(node: Fields, at: BlocksPath, report: Report, depth: number): void {
  const { children } = node;
  checkAddresses(node, at, report);
  if (children === undefined) return;
  if (!Array.isArray(children)) report('children', at);
  else {
    const here = { at: [...at, 'children'], depth };
    checkNodes(children, { allowed: anything, foreign: checkForeign }, here, report);
  }
}

/** Validates an inline element of a plugin: without content, or with texts. */
function checkForeignInline(node: Fields, at: BlocksPath, report: Report, depth: number): void {
  const { children } = node;
  checkAddresses(node, at, report);
  if (children === undefined) return;
  if (!Array.isArray(children)) report('children', at);
  else checkNodes(children, { allowed: { text: checkText } }, { at: [...at, 'children'], depth }, report);
}

function checkText(node: Fields, at: BlocksPath, report: Report): void {
  const { text } = node;
  if (typeof text !== 'string') report('text', at);
  else if (text.length > maxTextLength) report('length', at);
  for (const mark of textMarks) {
    if (node[mark] !== undefined && typeof node[mark] !== 'boolean') report('mark', [...at, mark]);
  }
}

function checkLink(node: Fields, at: BlocksPath, report: Report, depth: number): void {
  if (typeof node['url'] !== 'string' || !isSafeLink(node['url'])) report('url', [...at, 'url']);
  checkContainer({ text: checkText })(node, at, report, depth);
}

function checkCode(node: Fields, at: BlocksPath, report: Report, depth: number): void {
  const { language } = node;
  const isName = language === null || (typeof language === 'string' && language.length <= 100);
  if (language !== undefined && !isName) report('language', [...at, 'language']);
  checkContainer(inline, checkForeignInline)(node, at, report, depth);
}

function checkHeading(node: Fields, at: BlocksPath, report: Report, depth: number): void {
  const { level } = node;
  if (typeof level !== 'number' || !Number.isInteger(level) || level < 1 || level > 6)
    report('level', [...at, 'level']);
  checkContainer(inline, checkForeignInline)(node, at, report, depth);
}

function checkList(node: Fields, at: BlocksPath, report: Report, depth: number): void {
  const { format, indentLevel } = node;
  if (format !== 'ordered' && format !== 'unordered') report('format', [...at, 'format']);
  const isIndent = typeof indentLevel === 'number' && Number.isInteger(indentLevel) && indentLevel >= 0;
  if (indentLevel !== undefined && !isIndent) report('indentLevel', [...at, 'indentLevel']);
  checkContainer(listChildren)(node, at, report, depth);
}

function checkImage(node: Fields, at: BlocksPath, report: Report, depth: number): void {
  checkImageFile(node['image'], [...at, 'image'], report);
  checkContainer({ text: checkText })(node, at, report, depth);
}

/** Parses an untrusted blocks value: nodes, or JSON text of nodes. Anything else is no document: null. */
export function readBlocks(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
