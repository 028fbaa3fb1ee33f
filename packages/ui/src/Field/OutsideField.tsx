import { use, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';

/**
 * Disconnects controls from the field around them, except for its language and disabled state.
 *
 * Use it for controls inside another input, such as the settings of a block in a text: the id, name and messages of a
 * field belong to one control.
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
