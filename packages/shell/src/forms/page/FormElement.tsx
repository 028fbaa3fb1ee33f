import { Banner } from '@admin/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { formatValue, type MessageValue } from '../../messages/message.ts';

export interface FormElementProps {
  /** The id of the form, for a submit button outside of it. */
  readonly id?: string;
  readonly className?: string | undefined;
  /** `first` focuses the first field, unless another field has the focus. @default 'none' */
  readonly initialFocus?: 'first' | 'none';
  readonly children: ReactNode;
}

/**
 * The `form` of a `FormProvider`. Errors of the whole form are above its fields; after a rejected submission the first
 * invalid field has the focus.
 */
export function FormElement({ id, className, initialFocus = 'none', children }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm();
  const focus = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus();
  useEffect(() => {
    if (initialFocus === 'none' || element.current?.contains(document.activeElement)) return;
    element.current?.querySelector('input')?.focus();
  }, [initialFocus]);
  return (
    <form
      className={className}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog can be a descendant of its page's form in the React tree.
        event.stopPropagation();
        void form.submit();
      }}
      ref={element}
    >
      <FormError onRefused={() => focus('[aria-invalid="true"]')} />
      {children}
    </form>
  );
}

function FormError({ onRefused }: { readonly onRefused: () => void }) {
  const intl = useIntl();
  const { submitErrors, dirtySinceLastSubmit, ...state } = useFormState({
    subscription: { submitError: true, submitErrors: true, dirtySinceLastSubmit: true },
  });
  const submitError = state.submitError as MessageValue | undefined;
  const handleRefusal = useEffectEvent(onRefused);
  useEffect(() => {
    // Every rejected submission has new error objects, also for the same errors.
    if (submitErrors) handleRefusal();
  }, [submitErrors]);
  if (!submitError || dirtySinceLastSubmit) return null;
  return <Banner title={formatValue(intl, submitError)} tone="danger" />;
}
