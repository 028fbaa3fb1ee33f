import type { Attribute } from '@admin/content-model';

/** The rules of an attribute as properties of a native text input. */
export interface TextConstraints {
  readonly minLength?: number;
  readonly pattern?: string;
}

/**
 * Returns the rules of an attribute that the browser enforces. The maximum length is excluded: browsers silently
 * truncate pasted text, while the validation shows an error and loses nothing.
 * @param draft true if saving leaves a draft, whose texts may be too short, except passwords
 */
export function textConstraints(attribute: Attribute, draft: boolean): TextConstraints {
  const isComplete = !draft || attribute.type === 'password';
  return {
    ...(isComplete && 'minLength' in attribute && attribute.minLength !== undefined
      ? { minLength: attribute.minLength }
      : {}),
    ...('regex' in attribute && attribute.regex !== undefined ? { pattern: attribute.regex } : {}),
  };
}

/** Returns the step of a number input. */
export function numberStep(type: Attribute['type']): number {
  return type === 'float' || type === 'decimal' ? 0.01 : 1;
}

/** Returns whether a boolean may be null: its attribute has no default. */
export function isNullableBoolean(attribute: Attribute): boolean {
  return attribute.type === 'boolean' && (attribute.default === undefined || attribute.default === null);
}

/** Types whose values are written in the language of the entry. */
export const proseTypes: ReadonlySet<Attribute['type']> = new Set(['string', 'text', 'richtext', 'blocks']);
