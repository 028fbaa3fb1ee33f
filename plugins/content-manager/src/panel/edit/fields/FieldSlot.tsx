import { labelInWords } from '@admin/content-model';
import { memo } from 'react';
import type { EditField } from '../../../points.ts';
import { useEditing } from '../editing/editing-context.ts';
import { fieldPermission } from '../editing/field-permission.ts';
import styles from './FieldSlot.module.css';
import { LabelAction } from './LabelAction.tsx';
import { NotAllowedField } from './NotAllowedField.tsx';
import { isDrawnAlone } from './drawn-alone.ts';
import type { BuiltInEditor } from '../editing/editor.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { ReplacedField } from './ReplacedField.tsx';
import { ValueField } from './ValueField.tsx';

export interface FieldSlotProps {
  readonly field: EditField;
  /** Dotted path of the field in the form. */
  readonly path: string;
}

function BuiltInField({ editor, ...props }: FieldEditorProps & { readonly editor: BuiltInEditor }) {
  return editor.kind === 'value' ? (
    <ValueField {...props} Input={editor.Input} />
  ) : (
    <editor.Editor {...props} />
  );
}

/**
 * The place of one field: decides from the user's permissions what stands in it, and marks it, so that a
 * error about its value can be found on the page.
 */
export const FieldSlot = memo(function FieldSlot({ field, path }: FieldSlotProps) {
  const { fieldPermissions, stage, editorOf } = useEditing();
  const editor = editorOf(field.attribute);
  const permission = fieldPermission(path, {
    fieldPermissions,
    stage,
    kind: editor.kind === 'group' ? 'group' : 'value',
  });
  const label = labelInWords(field.name, field.metadata.label);
  const hint = field.metadata.description;
  const common = {
    field,
    path,
    label,
    hint: hint === '' ? undefined : hint,
    disabled: permission !== 'editable' || field.metadata.editable === false,
    labelAction: field.labelAction && <LabelAction field={field} load={field.labelAction} path={path} />,
  };

  return (
    <div className={styles['slot']} data-alone={isDrawnAlone(field, editor) || undefined} data-field={path}>
      {permission === 'denied' ? (
        <NotAllowedField hint={common.hint} label={label} path={path} />
      ) : editor.kind === 'replaced' ? (
        <ReplacedField
          {...common}
          original={<BuiltInField {...common} editor={editor.original} />}
          replacement={editor.replacement}
        />
      ) : (
        <BuiltInField {...common} editor={editor} />
      )}
    </div>
  );
});
