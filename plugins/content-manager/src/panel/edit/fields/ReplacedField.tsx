import type { CustomFieldInputProps } from '@admin/shell';
import { type Contributed, type Lazy, LazyContribution } from '@admin/shell/host';
import { Skeleton } from '@admin/ui';
import type { ReactNode } from 'react';
import { editors, type AttributeEditor } from '../../../points.ts';
import { InputField } from '../inputs/InputField.tsx';
import { MediaSkeleton } from '../skeletons/MediaSkeleton.tsx';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { useFieldBinding } from './use-field-binding.ts';

export interface ReplacedFieldProps extends FieldEditorProps {
  readonly replacement: Contributed<AttributeEditor>;
  /** The product's own editor, for when the plugin's cannot be shown. */
  readonly original: ReactNode;
}

/** A field in the editor of a plugin. */
export function ReplacedField({ replacement, original, ...editor }: ReplacedFieldProps) {
  const binding = useFieldBinding(editor);
  // The point holds the component to the values of the type, and the attribute is of that type.
  const load = replacement.component as Lazy<CustomFieldInputProps>;
  const { attribute } = binding;
  const pending =
    attribute.type === 'media' ? (
      <InputField input={binding}>
        <MediaSkeleton attribute={attribute} value={binding.value} />
      </InputField>
    ) : (
      <Skeleton shape="control" />
    );
  return (
    <LazyContribution
      contribution={replacement}
      instead={original}
      load={load}
      pending={pending}
      pointId={editors.id}
      props={binding}
    />
  );
}
