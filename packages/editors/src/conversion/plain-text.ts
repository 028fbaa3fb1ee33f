import { textLines, type BlockNode } from '@admin/content-model';
import { createDocumentBuilder } from './document/document-builder.ts';
import { outermost } from './document/position.ts';

/**
 * Returns a paragraph for each non-empty line of a text.
 *
 * @param onCut is called if a part of the text is left out
 */
export function blocksFromText(text: string, onCut?: () => void): readonly BlockNode[] {
  const builder = createDocumentBuilder();
  for (const line of text.split(/\r\n|\r|\n|\u2029/)) {
    if (builder.isFull()) break;
    builder.addText(line, { ...outermost, space: 'keep' });
    builder.endBlock(outermost.kind);
  }
  if (builder.isFull()) onCut?.();
  return builder.finish();
}

/** Returns blocks as plain text, one line for each. */
export function textFromBlocks(nodes: unknown): string {
  return textLines(nodes).join('\n');
}
