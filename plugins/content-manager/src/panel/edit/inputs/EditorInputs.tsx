import { EditorSkeleton, textOf, type FieldInputProps } from '@admin/editors';
import { LazyContribution } from '@admin/shell/host';
import { InputField } from './InputField.tsx';

const ownerOf = (type: string) => ({
  pluginId: 'content-manager',
  contributionId: `content-manager.inputs.${type}`,
});

const owners = { blocks: ownerOf('blocks'), json: ownerOf('json'), richtext: ownerOf('richtext') };

const loadBlocksEditor = () => import('../rich-text/BlocksFieldEditor.tsx');
const loadMarkdownEditor = () => import('../rich-text/MarkdownFieldEditor.tsx');
const loadJsonEditor = async () => {
  const { JsonEditor } = await import('@admin/editors/json');
  return { default: JsonEditor };
};

/** The input of `blocks`, whose editor is loaded with the first such field. */
export function BlocksInput(props: FieldInputProps) {
  return (
    <InputField input={props}>
      <LazyContribution
        contribution={owners.blocks}
        load={loadBlocksEditor}
        pending={<EditorSkeleton kind="blocks" text="" />}
        props={props}
      />
    </InputField>
  );
}

/** The input of `json` as text, which is parsed when the entry is saved. A syntax error names its line and column. */
export function JsonInput(props: FieldInputProps<string>) {
  return (
    <InputField input={props}>
      <LazyContribution
        contribution={owners.json}
        load={loadJsonEditor}
        pending={<EditorSkeleton kind="json" text={textOf(props.value)} />}
        props={{ input: props }}
      />
    </InputField>
  );
}

/** The input of `richtext`, whose Markdown editor is loaded with the first such field. */
export function MarkdownInput(props: FieldInputProps<string>) {
  return (
    <InputField input={props}>
      <LazyContribution
        contribution={owners.richtext}
        load={loadMarkdownEditor}
        pending={<EditorSkeleton kind="markdown" text={textOf(props.value)} />}
        props={props}
      />
    </InputField>
  );
}
