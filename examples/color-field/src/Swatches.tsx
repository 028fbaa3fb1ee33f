import { useEntryValue } from '@admin/plugin-content-manager/entry-form';
import type { EditContext } from '@admin/plugin-content-manager/points';
import { isColor } from './colors-in.ts';

/** The current color of one field; empty if it is invalid. */
function Swatch({ name }: { readonly name: string }) {
  const color = useEntryValue(name, isColor);
  return color ? (
    <svg width="24" height="24">
      <title>{color}</title>
      <rect width="24" height="24" rx="6" fill={color} />
    </svg>
  ) : null;
}

/** The colors of the entry, in a row. */
export default function Swatches({ contentType }: EditContext) {
  return Object.entries(contentType.attributes)
    .filter(([, { customField }]) => customField === 'plugin::color-field.color')
    .map(([name]) => <Swatch key={name} name={name} />);
}
