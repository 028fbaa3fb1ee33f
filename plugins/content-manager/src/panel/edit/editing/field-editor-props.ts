import type { ReactNode } from 'react';
import type { EditField } from '../../../points.ts';

/** The props of the editor of a composite field: a component, a relation, a list. */
export interface FieldEditorProps {
  readonly field: EditField;
  /** Dotted path of the field in the form. */
  readonly path: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly disabled: boolean;
  readonly labelAction: ReactNode;
}
