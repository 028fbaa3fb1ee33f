import type { ListCellProps } from '@admin/plugin-content-manager/points';
import { NoValue } from '@admin/shell';
import { StageTag } from '../stages/StageTag.tsx';

function isStage(value: unknown): value is { readonly name: string; readonly color: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'color' in value &&
    typeof value.color === 'string'
  );
}

/** The stage of an entry in a list. */
export default function StageCell({ value }: ListCellProps) {
  return isStage(value) ? <StageTag stage={value} /> : <NoValue />;
}
