import { LazyContribution } from '@admin/shell/host';
import { useMemo } from 'react';
import { EditorSkeleton } from '../contract/EditorSkeleton.tsx';
import { lazyPart, noServices, type EditorServices } from '../contract/editor-services.ts';
import type { FieldInputProps } from '../contract/field-input.ts';
import { DocumentEditor } from './editor/DocumentEditor.tsx';
import { createDocuments } from './editor/documents.ts';
import { useBlockTypes, useInlineElements } from './blocks-context.ts';
import type { DocumentField } from './editor/use-document.ts';

export type { DocumentField };

const loadDamaged = () => import('./damaged/DamagedDocument.tsx');

export interface BlocksEditorProps {
  readonly input: FieldInputProps;
  readonly services?: EditorServices;
  /** The form that the document belongs to. Memoize it. @default changes are reported to `input.onChange` */
  readonly field?: DocumentField | undefined;
}

/** Edits a document of blocks, or offers to repair an invalid one. */
export function BlocksEditor({ input, services = noServices, field }: BlocksEditorProps) {
  const types = useBlockTypes();
  const inlines = useInlineElements();
  const documents = useMemo(() => createDocuments(types, inlines), [types, inlines]);
  const read = documents.read(input.value);
  return read.kind === 'document' ? (
    <DocumentEditor
      documents={documents}
      field={field}
      inlines={inlines}
      input={input}
      nodes={read.nodes}
      services={services}
      types={types}
    />
  ) : (
    <LazyContribution
      contribution={lazyPart(services, 'damaged-blocks')}
      load={loadDamaged}
      pending={<EditorSkeleton kind="blocks" text="" />}
      props={{
        disabled: input.disabled,
        onRepair: input.onChange,
        problems: read.problems,
        value: read.value,
      }}
    />
  );
}
