import { labelInWords } from '@admin/content-model';

/** What is kept of a label that was typed: the name of the field where it says what the field is called anyway. */
export function typedLabel(name: string, typed: string): string {
  const label = typed.trim();
  return label === '' || label === labelInWords(name) ? name : label;
}
