import { EditorSkeleton, textOf, type FieldInputProps } from '@admin/editors';
import { LazyContribution } from '@admin/shell/host';
import { InputField } from './InputField.tsx';

const owner = { pluginId: 'content-manager', contributionId: 'content-manager.inputs.richtext' } as const;

const load = () => import('../rich-text/MarkdownFieldEditor.tsx');

/** `richtext`: the Markdown that it is stored as, in an editor of its own that comes with the first such field. */
export function MarkdownInput(props: FieldInputProps<string>) {
  return (
    <InputField input={props}>
      <LazyContribution
        contribution={owner}
        load={load}
        pending={<EditorSkeleton kind="markdown" text={textOf(props.value)} />}
        props={props}
      />
    </InputField>
  );
}
