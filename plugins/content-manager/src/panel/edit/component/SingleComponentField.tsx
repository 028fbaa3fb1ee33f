import { isRecord } from '@admin/content-model';
import { IconButton, Tooltip, Button, Icon } from '@admin/ui';
import { Trash2, Plus } from '@admin/ui/icons';
import { useIntl, FormattedMessage } from 'react-intl';
import { useRef, type RefObject } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { useFieldError } from '../errors/invalid-fields.ts';
import { entryModel, newComponent } from '@admin/entry-form';
import { useFormSelection } from '../editing/use-form-value.ts';
import { componentPermission } from '../session/component-permission.ts';
import { FieldRows } from '../fields/FieldRows.tsx';
import { ComponentCard } from './ComponentCard.tsx';
import { editMessages, componentMessages } from '../messages.ts';
import styles from './ComponentCard.module.css';
import { focusableElements } from '../errors/reveal-field.ts';
import { useAfterRender } from '../../scheduling.tsx';

/** A component that an entry has once or not at all. Adding it sets its default values, removing it sets null. */
export function SingleComponentField({ field, path, label, hint, disabled, labelAction }: FieldEditorProps) {
  const intl = useIntl();
  const { form, view, layout, stage, draft, fieldPermissions, recheck } = useEditing();
  const isPresent = useFormSelection(path, (value) => value !== null && value !== undefined);
  const isSaved = useFormSelection(path, (value) => isRecord(value) && value['id'] !== undefined);
  const error = useFieldError(path);
  const [body, followFocus] = useFocusInside();
  if (field.attribute.type !== 'component') return null;
  const { component: uid, required = false } = field.attribute;
  const name = view.components.get(uid)?.info.displayName ?? uid;
  const { schemas } = entryModel(view);
  const allowed = stage === 'creating' ? fieldPermissions.create : fieldPermissions.update;
  const permission = componentPermission(path, uid, { schemas, allowed, draft });
  // A user who cannot read the component could replace one without knowing it.
  const isReadable = stage === 'creating' || fieldPermissions.read.allowsUnder(path);

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
          {isPresent && !disabled && (permission.remove || !isSaved) && (
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
      {isPresent ? (
        <FieldRows parent={path} rows={layout.components[uid] ?? []} />
      ) : (
        <AddComponent disabled={disabled || !permission.add || !isReadable} name={name} onAdd={add} />
      )}
    </ComponentCard>
  );
}

interface AddComponentProps {
  /** Display name of the component. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onAdd: () => void;
}

/** The content of a component that the entry does not have. */
function AddComponent({ name, disabled, onAdd }: AddComponentProps) {
  return (
    <div className={styles['empty']}>
      {disabled ? (
        <FormattedMessage {...componentMessages.empty} values={{ name }} />
      ) : (
        <Button onClick={onAdd} startIcon={<Icon icon={Plus} />}>
          <FormattedMessage {...componentMessages.add} values={{ name }} />
        </Button>
      )}
    </div>
  );
}

/**
 * Moves the focus into the new content of an element, because the change removes the button that was pressed.
 * @returns the ref of the element, and the function to call together with the change
 */
function useFocusInside(): readonly [RefObject<HTMLDivElement | null>, () => void] {
  const container = useRef<HTMLDivElement>(null);
  const follow = useAfterRender<void>(() => {
    for (const element of container.current ? focusableElements(container.current) : []) {
      element.focus();
      if (document.activeElement === element) return;
    }
  });
  return [container, follow];
}
