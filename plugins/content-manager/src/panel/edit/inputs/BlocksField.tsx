import { LazyContribution } from '@admin/shell/host';
import type { FieldInputProps } from '../editing/field-input-props.ts';
import { EditorSkeleton } from '../skeletons/EditorSkeleton.tsx';
import { InputField } from './InputField.tsx';

const owner = { pluginId: 'content-manager', contributionId: 'content-manager.inputs.blocks' } as const;

const load = () => import('../blocks-editor/BlocksInput.tsx');

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
