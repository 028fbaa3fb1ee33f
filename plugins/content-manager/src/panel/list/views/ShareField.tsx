import { httpRef, LoadFailed, useCan, useService } from '@admin/shell';
import { Checkbox, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { viewMessages } from './messages.ts';
import styles from './ViewDialog.module.css';
import { shareableRolesQuery } from './shareable-roles.ts';

/** The roles whose users see a view as well. */
export function ShareField() {
  const intl = useIntl();
  const http = useService(httpRef);
  const mayReadRoles = useCan([{ action: 'admin::roles.read' }]);
  const roles = useQuery(shareableRolesQuery(http, mayReadRoles ? 'all' : 'own'));
  const { input } = useField<readonly number[]>('roles', { subscription: { value: true } });
  const toggle = (role: number, isChosen: boolean) => {
    const others = input.value.filter((one) => one !== role);
    input.onChange(isChosen ? [...others, role] : others);
  };
  return (
    <fieldset className={styles['roles']}>
      <legend className={styles['legend']}>{intl.formatMessage(viewMessages.roles)}</legend>
      {roles.isPending && <Skeleton lines={2} />}
      {roles.isError && <LoadFailed query={roles} />}
      {roles.data?.map(({ id, name }) => (
        <Checkbox
          checked={input.value.includes(id)}
          key={id}
          label={name}
          onCheckedChange={(isChosen) => toggle(id, isChosen)}
        />
      ))}
      <p className={styles['hint']}>{intl.formatMessage(viewMessages.rolesHint)}</p>
    </fieldset>
  );
}
