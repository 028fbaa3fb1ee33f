import { useMemo } from 'react';
import type { FieldInputProps } from '../fields/field-input-props.ts';
import { DamagedDocument } from './damaged/DamagedDocument.tsx';
import { BlocksEditor } from './editor/BlocksEditor.tsx';
import { createDocuments } from './editor/documents.ts';
import { useBlockTypes } from './editor/use-block-types.ts';

/** A document of blocks: to be written in, or to be put right where it is damaged. */
export default function BlocksInput(props: FieldInputProps) {
  const types = useBlockTypes();
  const documents = useMemo(() => createDocuments(types), [types]);
  const read = documents.read(props.value);
  return read.kind === 'document' ? (
    <BlocksEditor documents={documents} input={props} nodes={read.nodes} types={types} />
  ) : (
    <DamagedDocument
      disabled={props.disabled}
      onRepair={props.onChange}
      problems={read.problems}
      value={read.value}
    />
  );
}
