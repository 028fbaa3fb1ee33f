import { isSafeLink } from '@admin/content-model';
import type { DocumentBuilder } from '../document/document-builder.ts';
import type { TextContext } from '../document/position.ts';
import { inlineStyle, marksOf, type InlineStyle, type ReadMarks } from './inline-style.ts';
import { isWordAside, kindOf } from './kind-of.ts';
import type { ReadBlock } from './read-block.ts';
import { altOf, readImage } from './read-image.ts';

const setOf = (tags: string): ReadonlySet<string> => new Set(tags.split(' '));

/** Elements without visible text. */
export const skippedTags = setOf(
  'AUDIO BASE BUTTON CANVAS COL COLGROUP DATALIST EMBED FRAME FRAMESET HEAD IFRAME INPUT LINK MAP MATH META NOSCRIPT ' +
    'OBJECT OPTION PARAM SCRIPT SELECT SOURCE STYLE SVG TEMPLATE TEXTAREA TITLE TRACK VIDEO svg math',
);

/** Block-level elements. */
export const blockTags = setOf(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM ' +
    'H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LI MAIN MENU NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL',
);

/** Returns whether a table contains text, so that each row becomes a line. Layout tables are read cell by cell. */
export function isTableOfWords(table: Element): boolean {
  return (
    table.querySelector('table, ul, ol, pre, blockquote, h1, h2, h3, h4, h5, h6, img, td p + p') === null
  );
}

/** Maximum nesting depth; deeper elements are read as plain text. */
const maxDepth = 150;

/** The context of reading a document. */
export interface Reading {
  readonly builder: DocumentBuilder;
  /** Reads a plugin's block from an element. */
  readonly readBlock: ReadBlock;
  readonly readMarks: ReadMarks;
  /** Reads a plugin's inline element. */
  readonly readInline: ReadBlock;
}

/** Reads the children of an element. */
export function readChildren(element: Element, context: TextContext, reading: Reading): void {
  for (const node of element.childNodes) {
    if (reading.builder.isFull()) return;
    if (node.nodeType === 3) reading.builder.addText(node.nodeValue ?? '', context);
    else if (node.nodeType === 1) readElement(node as Element, context, reading);
  }
}

function readElement(element: Element, around: TextContext, reading: Reading): void {
  const { builder } = reading;
  const { tagName } = element;
  const block = around.isInLine ? null : reading.readBlock(element);
  if (block !== null) {
    builder.addBlock(block, around.kind);
    return;
  }
  const inline = reading.readInline(element);
  if (inline !== null) {
    builder.addInline(inline);
    return;
  }
  const style = inlineStyle(element);
  if (skippedTags.has(tagName) || isHidden(element, style) || isWordAside(style)) return;
  if (around.depth > maxDepth) builder.addText(element.textContent, around);
  else if (tagName === 'BR') builder.addText(around.isInLine ? ' ' : '\n', { ...around, space: 'keep' });
  else if (tagName === 'IMG') readPicture(element, around, reading);
  else if (tagName === 'TR' && !around.isInLine) readRow(element, around, reading);
  else readContainer(element, style, around, reading);
}

function readContainer(element: Element, style: InlineStyle, around: TextContext, reading: Reading): void {
  const context = contextIn(element, style, around, reading);
  const isBlock = blockTags.has(element.tagName) || context.kind !== around.kind;
  if (!isBlock) {
    readChildren(element, context, reading);
    return;
  }
  if (around.isInLine) {
    reading.builder.addText(' ', around);
    readChildren(element, context, reading);
    reading.builder.addText(' ', around);
    return;
  }
  reading.builder.endBlock(around.kind);
  readChildren(element, context, reading);
  reading.builder.endBlock(context.kind);
}

function contextIn(
  element: Element,
  style: InlineStyle,
  around: TextContext,
  { readMarks }: Reading,
): TextContext {
  const kind = around.isInLine ? around.kind : (kindOf(element, style, around) ?? around.kind);
  const url = element.tagName === 'A' ? linkOf(element) : around.url;
  // Headings are bold and links underlined by default.
  const isHeading = kind !== around.kind && kind.type === 'heading';
  const marks = new Set(isHeading ? around.marks : marksOf(element, style, around.marks, readMarks));
  if (url !== undefined) marks.delete('underline');
  return {
    kind,
    marks,
    ...(url !== undefined && { url }),
    space: spaceIn(style, kind.type === 'code' ? 'keep' : around.space),
    isInLine: around.isInLine,
    hasRowLines: element.tagName === 'TABLE' ? isTableOfWords(element) : around.hasRowLines,
    depth: around.depth + 1,
  };
}

function spaceIn(style: InlineStyle, around: TextContext['space']): TextContext['space'] {
  const given = style.get('white-space');
  if (given === undefined || around === 'keep') return around;
  return given.startsWith('pre') || given === 'break-spaces' ? 'keep' : 'collapse';
}

/** Returns the address of a link; undefined for a fragment of the source page and for an unsafe address. */
function linkOf(element: Element): string | undefined {
  const url = element.getAttribute('href')?.trim() ?? '';
  return url.length <= 2000 && !url.startsWith('#') && isSafeLink(url) ? url : undefined;
}

function readPicture(element: Element, around: TextContext, { builder }: Reading): void {
  const image = around.isInLine ? null : readImage(element);
  if (image !== null) builder.addBlock(image, around.kind);
  else if (altOf(element) !== '') builder.addText(` ${altOf(element)} `, around);
}

function readRow(row: Element, around: TextContext, reading: Reading): void {
  if (!around.hasRowLines) {
    for (const cell of row.children) readElement(cell, around, reading);
    return;
  }
  reading.builder.endBlock(around.kind);
  for (const [index, cell] of [...row.children].entries()) {
    if (index > 0) reading.builder.addText(' | ', around);
    readChildren(cell, { ...around, isInLine: true, depth: around.depth + 1 }, reading);
  }
  reading.builder.endBlock(around.kind);
}

function isHidden(element: Element, style: InlineStyle): boolean {
  return style.get('display') === 'none' || element.hasAttribute('hidden');
}
