import type { SavedViewBody } from '@admin/contract';
import { FormElement, FormProvider, submitForm, TextField, validationMessages } from '@admin/shell';
import { Button, Dialog } from '@admin/ui';
import { useId } from 'react';
import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { viewMessages } from './messages.ts';
import { ShareField } from './ShareField.tsx';
import styles from './ViewDialog.module.css';

/** What is said of a view beside what it shows. */
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
