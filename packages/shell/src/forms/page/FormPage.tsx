import type { FormApi, SubmissionErrors } from 'final-form';
import { useId, type ReactNode } from 'react';
import { useService } from '../../extension/react/use-service.ts';
import { notifyRef } from '../../service-refs.ts';
import type { PageHeaderProps } from '../../frame/page/PageHeader.tsx';
import { PageBody } from '../../page/PageBody.tsx';
import type { FieldErrors } from '../check-values.ts';
import { explainError } from '../submitting/explain-error.ts';
import { submitForm } from '../submitting/submit-form.ts';
import { FormElement } from './FormElement.tsx';
import styles from './FormPage.module.css';
import { FormPageHeader, type SavedBeside } from './FormPageHeader.tsx';
import { FormProvider } from './FormProvider.tsx';
import { formPageMessages } from './messages.ts';

export interface FormPageProps<Values> extends Pick<PageHeaderProps, 'title' | 'subtitle' | 'back'> {
  /** The initial values. Later ones are ignored, so that they do not replace unsaved changes. */
  readonly initialValues: Values;
  /**
   * Validates the values before they are sent.
   * @param before the initial values, or those saved last
   */
  readonly check?: (values: Values, before: Values) => FieldErrors | undefined;
  /** Saves trimmed values, or rejects. The resolved values become the initial ones. */
  readonly save: (values: Values, before: Values) => Promise<Values>;
  /** Converts the rejection of `save` into errors of the form. @default `explainError` */
  readonly explain?: (error: unknown) => SubmissionErrors;
  /** `read` has no save button. @default 'edit' */
  readonly mode?: 'edit' | 'read';
  /** Unsaved state outside of the fields that is saved with them. */
  readonly beside?: SavedBeside;
  /** The cards with the fields. */
  readonly fields: ReactNode;
  /** Further cards, which are not part of the form. */
  readonly children?: ReactNode;
}

/**
 * A page that is one form. Its header and Ctrl+S save, a notification reports the result, fields show their errors, and
 * leaving with unsaved changes requires a confirmation.
 */
export function FormPage<Values extends object>({
  initialValues,
  check,
  save,
  explain = (error) => explainError(error),
  mode = 'edit',
  beside,
  fields,
  children,
  ...head
}: FormPageProps<Values>) {
  const id = useId();
  const notify = useService(notifyRef);
  const submit = (values: Values, form: FormApi<Values>) => {
    const before = form.getState().initialValues as Values;
    return submitForm({
      values,
      check: (trimmed) => check?.(trimmed, before),
      send: async (trimmed) => {
        const saved = await save(trimmed, before);
        // The form accepts new values only after it has registered the end of the submission.
        setTimeout(() => form.initialize(saved));
        notify({ tone: 'success', title: formPageMessages.saved });
      },
      explain: (error) => {
        notify({ tone: 'warning', title: formPageMessages.failed });
        return explain(error);
      },
    });
  };
  return (
    <FormProvider<Values> initialValues={initialValues} onSubmit={submit}>
      <FormPageHeader {...head} beside={beside} formId={id} mode={mode} />
      <PageBody>
        <FormElement className={styles.form} id={id}>
          {fields}
        </FormElement>
        {children}
      </PageBody>
    </FormProvider>
  );
}
