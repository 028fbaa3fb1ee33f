import { type Attribute, labelInWords } from '@admin/content-model';
import { customFields } from '@admin/shell';
import { memo, useId } from 'react';
import { type Lazy, LazyContribution, ownerOfLoader, usePointArea } from '@admin/shell/host';
import { Icon } from '@admin/ui';
import { EyeOff } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import { editors, mutateEditLayout, type EditField, type FieldLabelProps } from '../../../points.ts';
import { useEditing } from '../editing/editing-context.ts';
import { fieldPermission } from '../editing/field-permission.ts';
import styles from './FieldSlot.module.css';
import { canIsolate } from './paint-isolation.ts';
import type { BuiltInEditor } from '../editing/editor.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { ReplacedField, ValueField } from './ValueField.tsx';
import { editOwner } from '../../page-owners.ts';
import { UnfixableError } from '../errors/UnfixableError.tsx';
import { editMessages } from '../messages.ts';

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

/** The attribute types that only the content manager edits. */
const ownTypes: ReadonlySet<Attribute['type']> = new Set(['relation', 'component', 'dynamiczone']);

/** Returns the point whose contributions can edit an attribute, if there is one. */
function editorPoint({ customField, type }: Attribute) {
  if (customField !== undefined) return customFields;
  return ownTypes.has(type) ? undefined : editors;
}

/** One field as the user's permissions allow: its editor, or a note. `data-field` marks it for revealing errors. */
export const FieldSlot = memo(function FieldSlot({ field, path }: FieldSlotProps) {
  const { fieldPermissions, stage, editorOf } = useEditing();
  const editor = editorOf(field.attribute);
  const area = usePointArea(editorPoint(field.attribute));
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
    <div
      className={styles['slot']}
      data-field={path}
      data-isolated={canIsolate(field, editor) || undefined}
      ref={area}
    >
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

interface LabelActionProps {
  readonly field: EditField;
  readonly path: string;
  readonly load: Lazy<FieldLabelProps>;
}

/** The component of a plugin beside a field's label. */
function LabelAction({ field, path, load }: LabelActionProps) {
  return (
    <LazyContribution
      contribution={ownerOfLoader(load) ?? editOwner}
      load={load}
      pointId={mutateEditLayout.id}
      props={{ name: path, attribute: field.attribute }}
      shape="hidden"
    />
  );
}

interface NotAllowedFieldProps {
  /** Dotted path of the field in the form. */
  readonly path: string;
  readonly label: string;
  readonly hint: string | undefined;
}

/** A field that the user may neither read nor write. */
function NotAllowedField({ path, label, hint }: NotAllowedFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-error`} aria-labelledby={id} className={styles['field']}>
      <p className={styles['label']} id={id}>
        {label}
      </p>
      <p className={styles['box']}>
        <Icon icon={EyeOff} tone="muted" />
        <FormattedMessage {...editMessages.fieldNotAllowed} />
      </p>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      <UnfixableError id={`${id}-error`} path={path} reason="permission" />
    </fieldset>
  );
}
