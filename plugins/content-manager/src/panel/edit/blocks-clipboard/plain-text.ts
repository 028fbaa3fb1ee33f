import { textLines, type BlockNode } from '@admin/content-model';
import { createDocumentBuilder } from './document/document-builder.ts';
import { outermostPlace } from './document/place.ts';

/** A paragraph for each line of a text; lines without a letter only part them. */
export function blocksFromText(text: string): readonly BlockNode[] {
  const builder = createDocumentBuilder();
  for (const line of text.split(/\r\n|\r|\n|\u2029/)) {
    if (builder.isFull()) break;
    builder.addText(line, { ...outermostPlace, space: 'keep' });
    builder.endBlock(outermostPlace.kind);
  }
  return builder.finish();
}

/** The text of blocks for where nothing but text can be pasted: a line for each. */
export function textFromBlocks(nodes: unknown): string {
  return textLines(nodes).join('\n');
}
