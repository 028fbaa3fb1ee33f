import { type Lazy, LazyContribution, ownerOfLoader } from '@admin/shell/host';
import { editOwner } from '../../page-owners.ts';
import type { EditField, FieldLabelProps } from '../../../points.ts';

export interface LabelActionProps {
  readonly field: EditField;
  readonly path: string;
  readonly load: Lazy<FieldLabelProps>;
}

/** What a plugin put beside a field's label. */
export function LabelAction({ field, path, load }: LabelActionProps) {
  return (
    <LazyContribution
      contribution={ownerOfLoader(load) ?? editOwner}
      load={load}
      props={{ name: path, attribute: field.attribute }}
      shape="hidden"
    />
  );
}
