import { httpRef, LoadFailed, Section, useFieldError, useService } from '@admin/shell';
import { Checkbox, Skeleton, VisuallyHidden } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { tokenMessages } from './messages.ts';
import { contentApiPermissionsQuery } from './token-kind.ts';
import { groupState, permissionGroups, withActions, type PermissionGroup } from './permission-tree.ts';
import styles from './PermissionsField.module.css';

const none: readonly string[] = [];

/** The permissions of a custom token: the actions of each content type and plugin, selected one by one or together. */
export function PermissionsField({ disabled }: { readonly disabled: boolean }) {
  const intl = useIntl();
  const id = useId();
  const permissions = useQuery(contentApiPermissionsQuery(useService(httpRef)));
  const { input } = useField<readonly string[]>('permissions', { subscription: { value: true } });
  const fieldError = useFieldError('permissions');
  const groups = useMemo(() => permissionGroups(permissions.data ?? {}), [permissions.data]);
  const chosen = input.value || none;
  return (
    <Section
      description={intl.formatMessage(tokenMessages.permissionsBody)}
      title={intl.formatMessage(tokenMessages.permissions)}
    >
      {permissions.isPending && <Skeleton lines={4} />}
      {permissions.isError && !permissions.data && <LoadFailed query={permissions} />}
      {permissions.data && groups.length === 0 && (
        <p className={styles.none}>{intl.formatMessage(tokenMessages.noPermissions)}</p>
      )}
      {groups.length > 0 && (
        <div className={styles.groups} data-invalid={fieldError !== undefined || undefined}>
          {groups.map((group) => (
            <PermissionRow
              chosen={chosen}
              {...(fieldError !== undefined && { errorId: `${id}-error` })}
              disabled={disabled}
              group={group}
              key={group.id}
              onChange={input.onChange}
            />
          ))}
        </div>
      )}
      <div aria-live="polite" className={styles.error} id={`${id}-error`}>
        {fieldError}
      </div>
    </Section>
  );
}

interface PermissionRowProps {
  readonly group: PermissionGroup;
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  /** The id of the element that shows the error. */
  readonly errorId?: string;
  readonly onChange: (chosen: readonly string[]) => void;
}

function PermissionRow({ group, chosen, disabled, errorId, onChange }: PermissionRowProps) {
  const intl = useIntl();
  const id = useId();
  const { label, actions } = group;
  const held = new Set(chosen);
  const change = (ids: readonly string[], isChosen: boolean): void =>
    onChange(withActions(chosen, ids, isChosen ? 'add' : 'remove'));
  const invalid = errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <VisuallyHidden asChild>
        <legend>{label}</legend>
      </VisuallyHidden>
      <VisuallyHidden asChild>
        <span id={`${id}-whole`}>{intl.formatMessage(tokenMessages.everythingOf, { name: label })}</span>
      </VisuallyHidden>
      <div className={styles.whole}>
        <Checkbox
          {...invalid}
          aria-labelledby={`${id}-whole`}
          checked={groupState(group, held)}
          {...(disabled && { disabled })}
          label={label}
          onCheckedChange={(isChosen) =>
            change(
              actions.map((action) => action.id),
              isChosen,
            )
          }
        />
      </div>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Checkbox
            checked={held.has(action.id)}
            {...(disabled && { disabled })}
            key={action.id}
            label={action.label}
            onCheckedChange={(isChosen) => change([action.id], isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
