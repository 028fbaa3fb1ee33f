import type { CustomFieldFilterProps } from '@admin/shell';
import { TextInput } from '@admin/ui';

const noColor = '#000000';

/** The color of a filter: typed, also in part, or picked. */
export default function ColorFilter({ value, onChange, label }: CustomFieldFilterProps<string>) {
  return (
    <TextInput
      placeholder="#rrggbb"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      endSlot={
        <input
          type="color"
          aria-label={label}
          value={value ?? noColor}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  );
}
