import { LazyContribution, type Lazy } from '@admin/shell';
import { Skeleton } from '@admin/ui';
import { editOwner } from '../../routing/page-owners.ts';
import type { FieldInputProps } from '../fields/field-input-props.ts';

const load: Lazy<FieldInputProps> = () => import('../blocks-editor/BlocksInput.tsx');

/** A document of blocks; its editor is fetched with the first one that is shown. */
export function BlocksField(props: FieldInputProps) {
  return (
    <LazyContribution contribution={editOwner} load={load} pending={<Skeleton lines={6} />} props={props} />
  );
}
