import { Banner, Button } from '@admin/ui';
import type { FormApi, SubmissionErrors } from 'final-form';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Form, useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../extension/core/message.ts';
import { loadAxiosClient } from '../../http/http-client.ts';
import { formatValue, type MessageValue } from '../../messages/message.ts';
import styles from './AuthForm.module.css';
import { errorsAtFields } from '../submitting/errors-at-fields.ts';

export interface AuthFormProps<Values> {
  readonly submitLabel: MessageDescriptor;
  /** Module constant: a new object would reset what has been typed. */
  readonly initialValues: Partial<Values>;
  readonly onSubmit: (values: Values) => Promise<SubmissionErrors | undefined>;
  /** Fetches what submitting and what comes after it will need, once the form can be used. */
  readonly preload: () => void;
  readonly children: ReactNode;
}

/**
 * A form of the sign-in area. What is wrong with the whole form stands above it, and after a refused
 * submission the first wrong field has the focus.
 */
export function AuthForm<Values extends object>({
  submitLabel,
  initialValues,
  onSubmit,
  preload,
  children,
}: AuthFormProps<Values>) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Whoever is at a field already stays there.
    if (!form.current?.contains(document.activeElement)) form.current?.querySelector('input')?.focus();
    loadAxiosClient().catch(() => undefined);
    preload();
  }, [preload]);
  const submit = async (values: Values, { getRegisteredFields }: FormApi<Values>) =>
    errorsAtFields(await onSubmit(values), getRegisteredFields());
  return (
    <Form<Values>
      initialValues={initialValues}
      onSubmit={submit}
      subscription={{ submitting: true, submitError: true, dirtySinceLastSubmit: true }}
    >
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)} ref={form}>
          {submitError && !dirtySinceLastSubmit && (
            <Banner title={formatValue(intl, submitError as MessageValue)} tone="danger" />
          )}
          {children}
          <FirstErrorFocus form={form} />
          <Button fullWidth loading={submitting} size="large" type="submit" variant="primary">
            {intl.formatMessage(submitLabel)}
          </Button>
        </form>
      )}
    </Form>
  );
}

/** Leads to the first wrong field, once the refusal of a submission is on the screen. */
function FirstErrorFocus({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  useEffect(() => {
    // Every refused submission brings errors of its own, also the same ones again.
    if (submitErrors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitErrors]);
  return null;
}

/** Two short fields beside each other where there is room. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
