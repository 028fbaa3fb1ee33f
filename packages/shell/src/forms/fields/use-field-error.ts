import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { formatValue, type MessageValue } from '../../messages/message.ts';

/** Returns the error of this field in the last submission, in the current language, until the value changes. */
export function useFieldError(name: string): string | undefined {
  const intl = useIntl();
  const { meta } = useField<unknown>(name, {
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  const fieldError = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as MessageValue | undefined);
  return fieldError === undefined ? undefined : formatValue(intl, fieldError);
}
