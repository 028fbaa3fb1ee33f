import type { FormApi, SubmissionErrors } from 'final-form';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { errorsAtFields } from '../submitting/errors-at-fields.ts';

export interface FormProviderProps<Values> {
  /** The initial values. Later ones are ignored, so that they do not replace unsaved changes. */
  readonly initialValues: Partial<Values>;
  /** Submits the values, like `submitForm`; the resolved errors are shown at the fields of their paths. */
  readonly onSubmit: (values: Values, form: FormApi<Values>) => Promise<SubmissionErrors | undefined>;
  /** The fields, inside a `FormElement`. */
  readonly children: ReactNode;
}

/** Holds the values of a form, and submits them. */
export function FormProvider<Values extends object>({
  initialValues,
  onSubmit,
  children,
}: FormProviderProps<Values>) {
  const [first] = useState(initialValues);
  const submit = async (values: Values, form: FormApi<Values>) =>
    errorsAtFields(await onSubmit(values, form), form.getRegisteredFields());
  return (
    <Form<Values> initialValues={first} onSubmit={submit} subscription={{}}>
      {() => children}
    </Form>
  );
}
