import { isSameValue } from '@admin/content-model';
import { useCallback } from 'react';
import { useField, useForm } from 'react-final-form';

/**
 * A value of a form that no control holds, such as an order. It counts as changed while it holds something else than
 * it began with.
 */
export function useFormValue<Value>(name: string): readonly [Value, (value: Value) => void] {
  const form = useForm();
  const { input } = useField<Value>(name, {
    subscription: { value: true },
    isEqual: isSameValue,
    format: (value) => value,
    parse: (value) => value,
  });
  // `input.onChange` takes a record with an attribute called `target` for a DOM event.
  const change = useCallback((value: Value) => form.change(name, value), [form, name]);
  return [input.value, change];
}
