import { use, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';

/**
 * Cuts controls off from the field around them, for controls inside an input, such as those of a block in a text: only
 * one control has the id, the name and the messages of a field. They keep its language and its disabled state.
 */
export function OutsideField({ children }: { readonly children: ReactNode }) {
  const field = use(FieldContext);
  const context = useMemo(
    () =>
      field && {
        controlId: undefined,
        labelId: undefined,
        describedBy: undefined,
        name: undefined,
        invalid: false,
        required: false,
        disabled: field.disabled,
        language: field.language,
      },
    [field],
  );
  return <FieldContext value={context}>{children}</FieldContext>;
}
