import { FormElement, FormProvider } from '@admin/shell';
import { Button, Dialog } from '@admin/ui';
import type { SubmissionErrors } from 'final-form';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { configurationMessages } from './messages.ts';

export interface FieldDialogProps<Values> {
  readonly title: string;
  readonly initialValues: Values;
  /** Applies the values to the form of the page, without a request. */
  readonly onFinish: (values: Values) => void;
  /** Returns errors by field name, or undefined. @default no validation */
  readonly validate?: (values: Values) => SubmissionErrors;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that edits one part of a view. */
export function FieldDialog<Values extends object>(props: FieldDialogProps<Values>) {
  const { title, initialValues, onFinish, validate, onClose, children } = props;
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
      title={title}
    >
      <FormProvider<Values>
        initialValues={initialValues}
        onSubmit={(values) => {
          const errors = validate?.(values);
          if (errors) return Promise.resolve(errors);
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
