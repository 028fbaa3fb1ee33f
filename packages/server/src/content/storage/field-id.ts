/** What names a field in storage, whatever it is called today. */
export function fieldIdOf(attribute: string, definition: { readonly fieldId?: string }): string {
  return definition.fieldId ?? attribute;
}
