import { FormElement, FormProvider } from '@admin/shell';
import { Button, Dialog } from '@admin/ui';
import type { SubmissionErrors } from 'final-form';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { configurationMessages } from './messages.ts';

export interface FieldDialogProps<Values> {
  readonly title: string;
  readonly initialValues: Values;
  /** Takes the values into the form of the page; nothing is sent. */
  readonly onFinish: (values: Values) => void;
  /** What is wrong with the values, by their names. @default nothing ever is */
  readonly judge?: (values: Values) => SubmissionErrors;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Edits one part of a view. */
export function FieldDialog<Values extends object>(props: FieldDialogProps<Values>) {
  const { title, initialValues, onFinish, judge, onClose, children } = props;
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
          const wrong = judge?.(values);
          if (wrong) return Promise.resolve(wrong);
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
