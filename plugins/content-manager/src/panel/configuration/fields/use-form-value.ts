import { useField } from 'react-final-form';
import { isSameValue } from '../../edit/form/same-value.ts';

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
