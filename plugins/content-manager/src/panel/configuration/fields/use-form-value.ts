import { isSameValue } from '@admin/content-model';
import { useField } from 'react-final-form';

/**
 * A value of a form that no control holds, such as an order. It counts as changed while it holds something else than
 * it began with.
 */
export function useFormValue<Value>(name: string): readonly [Value, (value: Value) => void] {
  const { input } = useField<Value>(name, {
    subscription: { value: true },
    isEqual: isSameValue,
    format: (value) => value,
    parse: (value) => value,
  });
  return [input.value, input.onChange];
}
