import type { CustomFieldCellProps } from '@admin/shell';

/** A color in a list: as it looks, and as it is written. */
export default function ColorCell({ value }: CustomFieldCellProps<string>) {
  return (
    <>
      <svg aria-hidden="true" width="12" height="12">
        <rect width="12" height="12" rx="3" fill={value} />
      </svg>{' '}
      {value}
    </>
  );
}
