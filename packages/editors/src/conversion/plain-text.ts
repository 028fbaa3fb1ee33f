import { textLines, type BlockNode } from '@admin/content-model';
import { createDocumentBuilder } from './document/document-builder.ts';
import { outermost } from './document/position.ts';

/**
 * A paragraph for each line of a text; lines without a letter only part them.
 *
 * @param onCut hears of it where not all of the text is taken
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

/** The text of blocks for where nothing but text can be pasted: a line for each. */
export function textFromBlocks(nodes: unknown): string {
  return textLines(nodes).join('\n');
}
