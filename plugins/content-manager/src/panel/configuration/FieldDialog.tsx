import { FormElement, FormProvider } from '@admin/shell';
import { Button, Dialog } from '@admin/ui';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { configurationMessages } from './messages.ts';

export interface FieldDialogProps<Values> {
  /** What the field is called. */
  readonly label: string;
  readonly initialValues: Values;
  /** Takes the values into the form of the page; nothing is sent. */
  readonly onFinish: (values: Values) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Edits one field of a view. */
export function FieldDialog<Values extends object>(props: FieldDialogProps<Values>) {
  const { label, initialValues, onFinish, onClose, children } = props;
  const intl = useIntl();
  const id = useId();
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(configurationMessages.cancel)}</Button>
          <Button form={id} type="submit" variant="primary">
            {intl.formatMessage(configurationMessages.finish)}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      outsideClick="block"
      title={intl.formatMessage(configurationMessages.editField, { field: label })}
    >
      <FormProvider<Values>
        initialValues={initialValues}
        onSubmit={(values) => {
          onFinish(values);
          onClose();
          return Promise.resolve(undefined);
        }}
      >
        <FormElement id={id}>{children}</FormElement>
      </FormProvider>
    </Dialog>
  );
}
