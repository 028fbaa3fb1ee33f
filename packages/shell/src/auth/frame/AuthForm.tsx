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
  /** Fetches what submitting and what comes after it will need, once the form can be used. */
  readonly preload: () => void;
  readonly children: ReactNode;
}

/** A form of the sign-in area: its fields, and the button that submits them. */
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

/** Two short fields beside each other where there is room. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** A text field of a form of the sign-in area, which has room for larger ones. */
export function AuthField(props: Omit<TextFieldProps, 'size'>) {
  return <TextField {...props} size="large" />;
}
