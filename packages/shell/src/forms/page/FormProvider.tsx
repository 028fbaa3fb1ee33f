import type { FormApi, SubmissionErrors } from 'final-form';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { errorsAtFields } from '../submitting/errors-at-fields.ts';

export interface FormProviderProps<Values> {
  /** The initial values. Later ones are ignored, so that they do not replace unsaved changes. */
  readonly initialValues: Partial<Values>;
  /** Submits, as by `submitForm`; the errors that it resolves to are shown at the fields that their paths mean. */
  readonly onSubmit: (values: Values, form: FormApi<Values>) => Promise<SubmissionErrors | undefined>;
  /** The fields, in a `FormElement`. */
  readonly children: ReactNode;
}

/** Holds what is typed into a form, and submits it. */
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
