import { isRecord } from '@admin/content-model';
import { IconButton, Tooltip } from '@admin/ui';
import { Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { useFieldError } from '../errors/invalid-fields.ts';
import { entryModel, newComponent } from '@admin/entry-form';
import { useFormSelection } from '../editing/use-form-value.ts';
import { componentPermission } from '../session/component-permission.ts';
import { FieldRows } from '../layout/FieldRows.tsx';
import { AddComponent } from './AddComponent.tsx';
import { ComponentCard } from './ComponentCard.tsx';
import { componentMessages, editMessages } from '../messages.ts';
import { useFocusInside } from './use-focus-inside.ts';

/** A component that is there once or not at all: added with its defaults, removed to nothing. */
export function SingleComponentField({ field, path, label, hint, disabled, labelAction }: FieldEditorProps) {
  const intl = useIntl();
  const { form, view, layout, stage, draft, fieldPermissions, recheck } = useEditing();
  const isThere = useFormSelection(path, (value) => value !== null && value !== undefined);
  const isSaved = useFormSelection(path, (value) => isRecord(value) && value['id'] !== undefined);
  const error = useFieldError(path);
  const [body, followFocus] = useFocusInside();
  if (field.attribute.type !== 'component') return null;
  const { component: uid, required = false } = field.attribute;
  const name = view.components.get(uid)?.info.displayName ?? uid;
  const { schemas } = entryModel(view);
  const allowed = stage === 'creating' ? fieldPermissions.create : fieldPermissions.update;
  const may = componentPermission(path, uid, { schemas, allowed, draft });
  // Who cannot see whether there is one would replace it unawares.
  const isSeen = stage === 'creating' || fieldPermissions.read.allowsUnder(path);

  const add = () => {
    followFocus();
    form.change(path, newComponent(entryModel(view), uid));
    recheck(path);
  };
  const remove = () => {
    followFocus();
    form.change(path, null);
    recheck(path);
  };

  return (
    <ComponentCard
      actions={
        <>
          {labelAction}
          {isThere && !disabled && (may.remove || !isSaved) && (
            <Tooltip content={intl.formatMessage(componentMessages.remove, { name: label })}>
              <IconButton
                icon={Trash2}
                label={intl.formatMessage(componentMessages.remove, { name: label })}
                onClick={remove}
                size="small"
              />
            </Tooltip>
          )}
        </>
      }
      bodyRef={body}
      error={error}
      hint={hint}
      label={label}
      required={required}
      requiredNote={draft ? intl.formatMessage(editMessages.requiredToPublish) : undefined}
    >
      {isThere ? (
        <FieldRows parent={path} rows={layout.components[uid] ?? []} />
      ) : (
        <AddComponent disabled={disabled || !may.add || !isSeen} name={name} onAdd={add} />
      )}
    </ComponentCard>
  );
}
