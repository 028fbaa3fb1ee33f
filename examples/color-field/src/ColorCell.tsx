import type { CustomFieldCellProps } from '@admin/shell';

/** A color in a list: a swatch and its text. */
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
