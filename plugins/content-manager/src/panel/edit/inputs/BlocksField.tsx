import { EditorSkeleton, type FieldInputProps } from '@admin/editors';
import { LazyContribution } from '@admin/shell/host';
import { InputField } from './InputField.tsx';

const owner = { pluginId: 'content-manager', contributionId: 'content-manager.inputs.blocks' } as const;

const load = () => import('../rich-text/BlocksFieldEditor.tsx');

/** A document of blocks, in an editor of its own that comes with the first such field. */
export function BlocksField(props: FieldInputProps) {
  return (
    <InputField input={props}>
      <LazyContribution
        contribution={owner}
        load={load}
        pending={<EditorSkeleton kind="blocks" text="" />}
        props={props}
      />
    </InputField>
  );
}
