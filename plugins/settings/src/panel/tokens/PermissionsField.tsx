import { formatValue, httpRef, LoadFailed, Section, useFieldError, useService } from '@admin/shell';
import { CheckboxGroup, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { tokenMessages } from './messages.ts';
import { contentApiPermissionsQuery } from './token-kind.ts';
import { permissionGroups, withActions } from './permission-tree.ts';
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
  const selected = new Set(chosen);
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
            <CheckboxGroup
              allLabel={intl.formatMessage(tokenMessages.everythingOf, { name: group.label })}
              disabled={disabled}
              errorId={fieldError === undefined ? undefined : `${id}-error`}
              items={group.actions.map((action) => ({ ...action, label: formatValue(intl, action.label) }))}
              key={group.id}
              label={group.label}
              onSelectionChange={(ids, isChosen) =>
                input.onChange(withActions(chosen, ids, isChosen ? 'add' : 'remove'))
              }
              selected={selected}
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
