import { EditorSkeleton, textOf, type FieldInputProps } from '@admin/editors';
import { LazyContribution } from '@admin/shell/host';
import { InputField } from './InputField.tsx';

const owner = { pluginId: 'content-manager', contributionId: 'content-manager.inputs.json' } as const;

const load = async () => {
  const { JsonEditor } = await import('@admin/editors/json');
  return { default: JsonEditor };
};

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
