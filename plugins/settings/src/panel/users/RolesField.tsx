import { httpRef, LoadFailed, useFieldError, useService } from '@admin/shell';
import { Checkbox, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { rolesQuery } from '../role-permissions/roles-queries.ts';
import { userMessages } from './messages.ts';
import styles from './RolesField.module.css';

const none: readonly number[] = [];

/** The roles of a user, at least one. The value of the field is the list of their ids. */
export function RolesField({
  name,
  disabled = false,
}: {
  readonly name: string;
  readonly disabled?: boolean;
}) {
  const intl = useIntl();
  const id = useId();
  const roles = useQuery(rolesQuery(useService(httpRef)));
  const fieldError = useFieldError(name);
  const { input } = useField<readonly number[]>(name, { subscription: { value: true } });
  const chosen = input.value || none;
  const toggle = (role: number, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== role);
    input.onChange((isChosen ? [...others, role] : others).toSorted((one, other) => one - other));
  };
  return (
    <fieldset
      aria-describedby={fieldError ? `${id}-error` : undefined}
      className={styles.field}
      disabled={disabled}
    >
      <legend className={styles.label}>
        {intl.formatMessage(userMessages.roles)}
        <span aria-hidden="true" className={styles.asterisk}>
          *
        </span>
      </legend>
      {roles.isPending && <Skeleton lines={3} />}
      {roles.isError && <LoadFailed query={roles} />}
      {roles.data && (
        <div className={styles.roles} data-invalid={fieldError !== undefined || undefined}>
          {roles.data.map((role) => (
            <Checkbox
              aria-invalid={fieldError !== undefined}
              checked={chosen.includes(role.id)}
              {...(disabled && { disabled })}
              hint={role.description}
              key={role.id}
              label={role.name}
              onCheckedChange={(isChosen) => toggle(role.id, isChosen)}
            />
          ))}
        </div>
      )}
      <div aria-live="polite" className={styles.error} id={`${id}-error`}>
        {fieldError}
      </div>
    </fieldset>
  );
}
