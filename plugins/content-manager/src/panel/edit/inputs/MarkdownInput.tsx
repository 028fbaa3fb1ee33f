import { LazyContribution } from '@admin/shell/host';
import type { FieldInputProps } from '../editing/field-input-props.ts';
import { textOf } from '../values/text-value.ts';
import { EditorSkeleton } from '../skeletons/EditorSkeleton.tsx';
import { InputField } from './InputField.tsx';

const owner = { pluginId: 'content-manager', contributionId: 'content-manager.inputs.richtext' } as const;

const load = () => import('../markdown-editor/MarkdownEditor.tsx');

/** `richtext`: the Markdown that it is stored as, in an editor of its own that comes with the first such field. */
export function MarkdownInput(props: FieldInputProps<string>) {
  return (
    <InputField input={props}>
      <LazyContribution
        contribution={owner}
        load={load}
        pending={<EditorSkeleton kind="markdown" text={textOf(props.value)} />}
        props={{ input: props }}
      />
    </InputField>
  );
}
