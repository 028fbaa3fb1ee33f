import {
  Card,
  FormPage,
  httpRef,
  LoadFailed,
  PageSkeleton,
  useCan,
  useFieldError,
  useService,
} from '@admin/shell';
import { Checkbox, Field, Select, Switch } from '@admin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { SignOnOptions } from '../../contract.ts';
import { signOnPermissions } from '../permissions.ts';
import { settingsMessages } from './messages.ts';
import { ProvidersSection } from './ProvidersSection.tsx';
import { optionsQuery, rolesQuery, signOnCalls, type RoleChoice } from './sign-on-queries.ts';
import styles from './SignOnSettings.module.css';

/** The settings of single sign-on: accounts and providers. */
export default function SignOnSettingsPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const queries = useQueryClient();
  const mayUpdate = useCan([signOnPermissions.update]);
  const options = useQuery(optionsQuery(http));
  const roles = useQuery(rolesQuery(http));
  if (options.isPending || roles.isPending) return <PageSkeleton shape="form" />;
  if (options.data === undefined) return <LoadFailed query={options} />;
  if (roles.data === undefined) return <LoadFailed query={roles} />;
  return (
    <FormPage<SignOnOptions>
      fields={
        <Card>
          <div className={styles.fields}>
            <AutoRegisterField disabled={!mayUpdate} />
            <DefaultRoleField disabled={!mayUpdate} roles={roles.data} />
            <LockedRolesField disabled={!mayUpdate} roles={roles.data} />
          </div>
        </Card>
      }
      initialValues={options.data}
      mode={mayUpdate ? 'edit' : 'read'}
      save={async (values) => {
        const { data } = await signOnCalls(http).call('PUT /admin/providers/options', {
          body: {
            ...values,
            defaultRole: values.defaultRole ?? null,
            ssoLockedRoles: values.ssoLockedRoles ?? null,
          },
        });
        queries.setQueryData(optionsQuery(http).queryKey, data);
        return data;
      }}
      subtitle={intl.formatMessage(settingsMessages.subtitle)}
      title={intl.formatMessage(settingsMessages.title)}
    >
      <ProvidersSection mayUpdate={mayUpdate} roles={roles.data} />
    </FormPage>
  );
}

interface RoleFieldProps {
  readonly disabled: boolean;
  readonly roles: readonly RoleChoice[];
}

function AutoRegisterField({ disabled }: Pick<RoleFieldProps, 'disabled'>) {
  const intl = useIntl();
  const { input } = useField<boolean>('autoRegister', { subscription: { value: true } });
  return (
    <Field
      disabled={disabled}
      error={useFieldError('autoRegister')}
      hint={intl.formatMessage(settingsMessages.autoRegisterHint)}
      label={intl.formatMessage(settingsMessages.autoRegister)}
      name="autoRegister"
    >
      <Switch checked={input.value} onCheckedChange={(isOn) => input.onChange(isOn)} />
    </Field>
  );
}

function DefaultRoleField({ disabled, roles }: RoleFieldProps) {
  const intl = useIntl();
  const { input } = useField<number | null>('defaultRole', {
    allowNull: true,
    subscription: { value: true },
  });
  return (
    <Field
      disabled={disabled}
      error={useFieldError('defaultRole')}
      label={intl.formatMessage(settingsMessages.defaultRole)}
      name="defaultRole"
    >
      <Select
        onValueChange={(value) => input.onChange(Number(value))}
        options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={intl.formatMessage(settingsMessages.noRole)}
        value={typeof input.value === 'number' ? String(input.value) : null}
      />
    </Field>
  );
}

function LockedRolesField({ disabled, roles }: RoleFieldProps) {
  const intl = useIntl();
  const { input } = useField<readonly number[] | null>('ssoLockedRoles', {
    allowNull: true,
    subscription: { value: true },
  });
  const error = useFieldError('ssoLockedRoles');
  const locked = Array.isArray(input.value) ? (input.value as readonly number[]) : [];
  const toggle = (role: number, isLocked: boolean) => {
    const others = locked.filter((one) => one !== role);
    const next = (isLocked ? [...others, role] : others).toSorted((a, b) => a - b);
    input.onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{intl.formatMessage(settingsMessages.lockedRoles)}</legend>
      <p className={styles.hint}>{intl.formatMessage(settingsMessages.lockedRolesHint)}</p>
      {roles.map(({ id, name }) => (
        <Checkbox
          checked={locked.includes(id)}
          {...(disabled && { disabled })}
          key={id}
          label={name}
          onCheckedChange={(isLocked) => toggle(id, isLocked)}
        />
      ))}
      <div aria-live="polite" className={styles.error}>
        {error}
      </div>
    </fieldset>
  );
}
