import { memo } from 'react';
import type { EditField } from '../../../points.ts';
import { useEditing } from '../editing-context.ts';
import { fieldAccess } from '../session/field-access.ts';
import styles from './FieldSlot.module.css';
import { LabelAction } from './LabelAction.tsx';
import { NotAllowedField } from './NotAllowedField.tsx';
import { ValueField } from './ValueField.tsx';

export interface FieldSlotProps {
  readonly field: EditField;
  /** Dotted path of the field in the form. */
  readonly path: string;
}

/**
 * The place of one field: decides from the user's rights what stands in it, and marks it, so that a
 * complaint about its value can be found on the page.
 */
export const FieldSlot = memo(function FieldSlot({ field, path }: FieldSlotProps) {
  const { rights, stage, editorOf } = useEditing();
  const editor = editorOf(field.attribute);
  const access = fieldAccess(path, { rights, stage, kind: editor.kind === 'group' ? 'group' : 'value' });
  const label = field.metadata.label || field.name;
  const hint = field.metadata.description;
  const common = {
    field,
    path,
    label,
    hint: hint === '' ? undefined : hint,
    disabled: access !== 'editable' || field.metadata.editable === false,
    labelAction: field.labelAction && <LabelAction field={field} load={field.labelAction} path={path} />,
  };

  return (
    <div className={styles['slot']} data-field={path}>
      {access === 'denied' ? (
        <NotAllowedField hint={common.hint} label={label} />
      ) : editor.kind === 'value' ? (
        <ValueField {...common} Input={editor.Input} />
      ) : (
        <editor.Editor {...common} />
      )}
    </div>
  );
});
