import { defineBlockSchema } from '@admin/server';
import { Type } from 'typebox';
import { maxLength } from './inline-nodes.ts';

/** The text of a note or of a definition, which is not blank. */
const note = Type.String({ minLength: 1, maxLength, pattern: String.raw`\S` });

/** The schemas of footnotes and terms, for the server. */
export const inlineSchemas = [
  defineBlockSchema({ type: 'footnote', properties: Type.Object({ note }) }),
  defineBlockSchema({ type: 'term', properties: Type.Object({ definition: note }) }),
];
