import { LazyContribution } from '@admin/shell/host';
import { useMemo } from 'react';
import type { FieldInputProps } from '../editing/field-input-props.ts';
import { EditorSkeleton } from '../skeletons/EditorSkeleton.tsx';
import { BlocksEditor } from './editor/BlocksEditor.tsx';
import { createDocuments } from './editor/documents.ts';
import { useBlockTypes } from './editor/use-block-types.ts';

const owner = {
  pluginId: 'content-manager',
  contributionId: 'content-manager.inputs.damaged-blocks',
} as const;

const loadDamaged = () => import('./damaged/DamagedDocument.tsx');

/** A document of blocks: to be written in, or to be put right where it is damaged. */
export default function BlocksInput(props: FieldInputProps) {
  const types = useBlockTypes();
  const documents = useMemo(() => createDocuments(types), [types]);
  const read = documents.read(props.value);
  return read.kind === 'document' ? (
    <BlocksEditor documents={documents} input={props} nodes={read.nodes} types={types} />
  ) : (
    <LazyContribution
      contribution={owner}
      load={loadDamaged}
      pending={<EditorSkeleton kind="blocks" text="" />}
      props={{
        disabled: props.disabled,
        onRepair: props.onChange,
        problems: read.problems,
        value: read.value,
      }}
    />
  );
}
