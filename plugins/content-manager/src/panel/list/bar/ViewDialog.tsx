import type { SavedViewBody } from '@admin/contract';
import {
  FormElement,
  FormProvider,
  type HttpClient,
  httpRef,
  LoadFailed,
  submitForm,
  tags,
  TextField,
  useCan,
  useService,
  validationMessages,
} from '@admin/shell';
import { Button, Checkbox, Dialog, Skeleton } from '@admin/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useField, useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { viewMessages } from './view-messages.ts';
import styles from './ViewDialog.module.css';

/** The details of a view, without its query and columns. */
export type ViewDetails = Pick<SavedViewBody, 'name' | 'roles'>;

export interface ViewDialogProps {
  readonly title: string;
  readonly initialValues: ViewDetails;
  /** Saves the view, or rejects. */
  readonly onSave: (details: ViewDetails) => Promise<void>;
  readonly onClose: () => void;
}

/** Names a view, and shares it with roles. */
export default function ViewDialog({ title, initialValues, onSave, onClose }: ViewDialogProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <FormProvider<ViewDetails>
      initialValues={initialValues}
      onSubmit={(values) =>
        submitForm({
          values,
          check: ({ name }) => (name ? undefined : { name: validationMessages.required }),
          send: async (details) => {
            await onSave(details);
            onClose();
          },
        })
      }
    >
      <Dialog
        description={intl.formatMessage(viewMessages.keeps)}
        footer={<Actions formId={id} onCancel={onClose} />}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        open
        outsideClick="block"
        title={title}
      >
        <FormElement className={styles['form']} id={id} initialFocus="first">
          <TextField label={viewMessages.name} name="name" required />
          <ShareField />
        </FormElement>
      </Dialog>
    </FormProvider>
  );
}

function Actions({ formId, onCancel }: { readonly formId: string; readonly onCancel: () => void }) {
  const intl = useIntl();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <>
      <Button disabled={submitting} onClick={onCancel}>
        {intl.formatMessage(viewMessages.cancel)}
      </Button>
      <Button form={formId} loading={submitting} type="submit" variant="primary">
        {intl.formatMessage(viewMessages.confirm)}
      </Button>
    </>
  );
}

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

/** A role to share with. */
export interface ShareableRole {
  readonly id: number;
  readonly name: string;
}

/** The roles that a view can be shared with: all of them for those who may read roles, otherwise one's own. */
export function shareableRolesQuery(http: HttpClient, which: 'all' | 'own') {
  return queryOptions({
    queryKey: [tags.role, 'shareable', which],
    queryFn: async ({ signal }): Promise<readonly ShareableRole[]> =>
      which === 'all'
        ? (await http.call('GET /admin/roles', { signal })).data
        : (await http.call('GET /admin/users/me', { signal })).data.roles,
  });
}
