import {
  explainError,
  FormElement,
  FormProvider,
  httpRef,
  notifyRef,
  submitForm,
  TextField,
  useFieldError,
  useService,
} from '@admin/shell';
import { Button, Dialog, Field, Switch, TextInput } from '@admin/ui';
import { useId, useState } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { ListedProvider, ProviderInput } from '../../contract.ts';
import { settingsMessages } from './messages.ts';
import { signOnCalls, type RoleChoice } from './sign-on-queries.ts';
import styles from './SignOnSettings.module.css';

/** The values of the form. */
interface ProviderValues {
  readonly uid: string;
  readonly displayName: string;
  readonly icon: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly matchEmail: boolean;
  readonly trustsEmail: boolean;
  readonly roleClaim: string;
  readonly roleSync: boolean;
  /** Values of the claim by `role-<id>`, separated by commas. */
  readonly roles?: Readonly<Record<string, string>>;
}

function valuesOf(provider: ListedProvider | null): ProviderValues {
  const roles: Record<string, string> = {};
  for (const { value, role } of provider?.roles ?? []) {
    const key = `role-${role}`;
    roles[key] = roles[key] === undefined ? value : `${roles[key]}, ${value}`;
  }
  return {
    uid: provider?.uid ?? '',
    displayName: provider?.displayName ?? '',
    icon: provider?.icon ?? '',
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    clientSecret: '',
    matchEmail: provider?.matchEmail ?? false,
    trustsEmail: provider?.trustsEmail ?? false,
    roleClaim: provider?.roleClaim ?? '',
    roleSync: provider?.roleSync === 'always',
    roles,
  };
}

function inputOf(
  { uid: _uid, clientSecret, roleSync, roles = {}, ...values }: ProviderValues,
  provider: ListedProvider | null,
): ProviderInput {
  return {
    ...values,
    icon: values.icon ?? '',
    ...(provider?.scopes !== undefined && { scopes: provider.scopes }),
    ...(clientSecret !== undefined && clientSecret !== '' && { clientSecret }),
    roleClaim: values.roleClaim ?? '',
    roleSync: roleSync ? 'always' : 'first',
    roles: Object.entries(roles).flatMap(([key, texts]) =>
      (texts ?? '')
        .split(',')
        .map((value) => value.trim())
        .filter((value) => value !== '')
        .map((value) => ({ value, role: Number(key.slice('role-'.length)) })),
    ),
  };
}

interface ProviderDialogProps {
  /** Null for a new provider. */
  readonly provider: ListedProvider | null;
  readonly roles: readonly RoleChoice[];
  /** The identifiers of all providers. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

/** Returns why a new provider cannot have an identifier. */
function uidFault(uid: string, taken: readonly string[]) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(uid)) return settingsMessages.uidInvalid;
  return taken.includes(uid) ? settingsMessages.uidTaken : undefined;
}

/** Adds a provider, or changes one. */
export function ProviderDialog({ provider, roles, taken, onClose, onSaved }: ProviderDialogProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const formId = useId();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const title = provider
    ? intl.formatMessage(settingsMessages.edit, { name: provider.displayName })
    : intl.formatMessage(settingsMessages.add);

  const submit = async (values: ProviderValues) => {
    setIsSubmitting(true);
    const errors = await submitForm({
      values,
      check: ({ uid }) => {
        const fault = provider === null && uid ? uidFault(uid, taken) : undefined;
        return fault && { uid: fault };
      },
      send: async (sent) => {
        await signOnCalls(http).call('PUT /admin/single-sign-on/providers/:uid', {
          params: { uid: sent.uid },
          body: inputOf(sent, provider),
        });
        notify({ tone: 'success', title: settingsMessages.saved });
        await onSaved();
        onClose();
      },
      explain: (error) => explainError(error),
    });
    setIsSubmitting(false);
    return errors;
  };

  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(settingsMessages.cancel)}</Button>
          <Button form={formId} loading={isSubmitting} type="submit" variant="primary">
            {intl.formatMessage(settingsMessages.save)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(settingsMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      open
      outsideClick="block"
      title={title}
    >
      <FormProvider<ProviderValues> initialValues={valuesOf(provider)} onSubmit={submit}>
        <FormElement className={styles.fields} id={formId}>
          <ProviderFields provider={provider} roles={roles} />
        </FormElement>
      </FormProvider>
    </Dialog>
  );
}

function ProviderFields({ provider, roles }: Pick<ProviderDialogProps, 'provider' | 'roles'>) {
  const intl = useIntl();
  return (
    <>
      <TextField label={settingsMessages.displayName} name="displayName" required />
      {provider === null ? (
        <TextField
          hint={intl.formatMessage(settingsMessages.uidHint)}
          label={settingsMessages.uid}
          name="uid"
          required
        />
      ) : (
        <Field label={intl.formatMessage(settingsMessages.callbackUrl)}>
          <TextInput readOnly value={provider.callbackUrl} />
        </Field>
      )}
      <TextField
        hint={intl.formatMessage(settingsMessages.iconHint)}
        label={settingsMessages.icon}
        name="icon"
      />
      <TextField label={settingsMessages.issuer} name="issuer" required />
      <TextField label={settingsMessages.clientId} name="clientId" required />
      <TextField
        hint={provider?.hasSecret === true ? intl.formatMessage(settingsMessages.secretStored) : undefined}
        label={settingsMessages.clientSecret}
        name="clientSecret"
        type="password"
        autoComplete="new-password"
      />
      <SwitchField label={settingsMessages.matchEmail} name="matchEmail" />
      <SwitchField label={settingsMessages.trustsEmail} name="trustsEmail" />
      <TextField label={settingsMessages.roleClaim} name="roleClaim" />
      {roles.map((role) => (
        <RoleField key={role.id} role={role} />
      ))}
      <SwitchField label={settingsMessages.roleSync} name="roleSync" />
    </>
  );
}

/** The values of the claim that give a role, separated by commas. */
function RoleField({ role: { id, name: role } }: { readonly role: RoleChoice }) {
  const intl = useIntl();
  const name = `roles.role-${id}`;
  const { input } = useField<string | undefined>(name, { subscription: { value: true } });
  return (
    <Field label={intl.formatMessage(settingsMessages.roleValue, { role })} name={name}>
      <TextInput onChange={(event) => input.onChange(event.target.value)} value={input.value ?? ''} />
    </Field>
  );
}

function SwitchField({
  name,
  label,
}: {
  readonly name: string;
  readonly label: (typeof settingsMessages)[keyof typeof settingsMessages];
}) {
  const intl = useIntl();
  const { input } = useField<boolean>(name, { subscription: { value: true } });
  return (
    <Field error={useFieldError(name)} label={intl.formatMessage(label)} name={name}>
      <Switch checked={input.value} onCheckedChange={(isOn) => input.onChange(isOn)} />
    </Field>
  );
}
