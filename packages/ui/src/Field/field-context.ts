import { createContext, useContext } from 'react';

/** The language of a text, for spelling, hyphenation and screen readers. */
export interface FieldLanguage {
  /** A BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** State that a `Field` provides to its control. */
export interface FieldContextValue {
  /** Undefined for controls inside `OutsideField`. */
  readonly controlId: string | undefined;
  readonly labelId: string | undefined;
  /** Ids of the visible hint and error, separated by spaces. */
  readonly describedBy: string | undefined;
  readonly name: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly language: FieldLanguage | undefined;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Props of a control. They override those of the surrounding field. */
export interface FieldControlProps {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: 'true' | 'false' | 'grammar' | 'spelling' | boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
}

/** Attributes to spread on the focusable element of a control. */
export interface FieldControlAttributes {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly disabled: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-label': string | undefined;
  readonly 'aria-labelledby': string | undefined;
  readonly 'aria-required': true | undefined;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/**
 * Returns the attributes that connect a control to the `Field` around it.
 *
 * Without a field, returns the props of the control, so that it works with an `aria-label`.
 */
export function useFieldControl(own: FieldControlProps = {}): FieldControlAttributes {
  const field = useContext(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  const ownName = own['aria-label'] ?? own['aria-labelledby'];
  return {
    id: own.id ?? field?.controlId,
    name: own.name ?? field?.name,
    disabled: own.disabled ?? (field?.disabled || undefined),
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': isInvalid(own['aria-invalid'] ?? field?.invalid) || undefined,
    'aria-label': own['aria-label'],
    'aria-labelledby': own['aria-labelledby'] ?? (ownName === undefined ? field?.labelId : undefined),
    'aria-required': (own.required ?? field?.required) || undefined,
    ...field?.language,
  };
}

function isInvalid(value: FieldControlProps['aria-invalid']): boolean {
  return value !== undefined && value !== false && value !== 'false';
}
