import type { FieldInputProps } from '@admin/editors';
import { BlocksEditor, type DocumentField } from '@admin/editors/blocks';
import { useMemo } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { useEditorServices } from './use-editor-services.tsx';

/** The block editor of a field; consecutive keystrokes are a single step of the form. */
export default function BlocksFieldEditor(input: FieldInputProps) {
  const { form } = useEditing();
  const path = input.name;
  const field = useMemo<DocumentField>(
    () => ({
      readInitial: () => form.readInitial(path),
      change: (value, options) => void form.change(path, value, options),
    }),
    [form, path],
  );
  return <BlocksEditor field={field} input={input} services={useEditorServices()} />;
}
