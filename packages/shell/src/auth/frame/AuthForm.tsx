import { Button } from '@admin/ui';
import type { SubmissionErrors } from 'final-form';
import { type ReactNode, useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { TextField, type TextFieldProps } from '../../forms/fields/TextField.tsx';
import { FormElement } from '../../forms/page/FormElement.tsx';
import { FormProvider } from '../../forms/page/FormProvider.tsx';
import { loadAxiosClient } from '../../http/http-client.ts';
import type { MessageDescriptor } from '../../messages/message.ts';
import styles from './AuthForm.module.css';

export interface AuthFormProps<Values> {
  readonly submitLabel: MessageDescriptor;
  readonly initialValues: Partial<Values>;
  readonly onSubmit: (values: Values) => Promise<SubmissionErrors | undefined>;
  /** Fetches the code for submitting and for the next page, once the form is usable. */
  readonly preload: () => void;
  readonly children: ReactNode;
}

/** A form of the sign-in area: its fields and its submit button. */
export function AuthForm<Values extends object>({
  submitLabel,
  initialValues,
  onSubmit,
  preload,
  children,
}: AuthFormProps<Values>) {
  useEffect(() => {
    loadAxiosClient().catch(() => undefined);
    preload();
  }, [preload]);
  return (
    <FormProvider<Values> initialValues={initialValues} onSubmit={onSubmit}>
      <FormElement className={styles.form} initialFocus="first">
        {children}
        <SubmitButton label={submitLabel} />
      </FormElement>
    </FormProvider>
  );
}

function SubmitButton({ label }: { readonly label: MessageDescriptor }) {
  const intl = useIntl();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button fullWidth loading={submitting} size="large" type="submit" variant="primary">
      {intl.formatMessage(label)}
    </Button>
  );
}

/** Two short fields in one row if the width permits. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** A large text field for the forms of the sign-in area. */
export function AuthField(props: Omit<TextFieldProps, 'size'>) {
  return <TextField {...props} size="large" />;
}
