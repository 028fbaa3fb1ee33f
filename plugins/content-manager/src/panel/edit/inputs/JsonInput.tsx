import { LazyContribution } from '@admin/shell/host';
import type { FieldInputProps } from '../editing/field-input-props.ts';
import { textOf } from '../values/text-value.ts';
import { EditorSkeleton } from '../skeletons/EditorSkeleton.tsx';
import { InputField } from './InputField.tsx';

const owner = { pluginId: 'content-manager', contributionId: 'content-manager.inputs.json' } as const;

const load = () => import('../code-editor/JsonEditor.tsx');

/** JSON as text; it is read when the entry is saved, and a mistake is named by line and column. */
export function JsonInput(props: FieldInputProps<string>) {
  return (
    <InputField input={props}>
      <LazyContribution
        contribution={owner}
        load={load}
        pending={<EditorSkeleton kind="json" text={textOf(props.value)} />}
        props={{ input: props }}
      />
    </InputField>
  );
}
