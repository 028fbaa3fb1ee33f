import { formatValue, type MessageValue } from '@admin/shell';
import { Banner } from '@admin/ui';
import { useEffect, type RefObject } from 'react';
import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';

/**
 * What is wrong with a form as a whole, above it. After a refused submission the first wrong field gets the
 * focus.
 * @param form the element that the fields are in
 */
export function FormProblem({ form }: { readonly form: RefObject<HTMLElement | null> }) {
  const intl = useIntl();
  const state = useFormState({
    subscription: { submitError: true, submitErrors: true, dirtySinceLastSubmit: true },
  });
  const { submitErrors, dirtySinceLastSubmit } = state;
  const submitError = state.submitError as MessageValue | undefined;
  useEffect(() => {
    // Every refused submission brings errors of its own, also the same ones again.
    if (submitErrors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitErrors]);
  if (!submitError || dirtySinceLastSubmit) return null;
  return <Banner title={formatValue(intl, submitError)} tone="danger" />;
}
