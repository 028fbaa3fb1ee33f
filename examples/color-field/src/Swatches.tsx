import type { EditContext } from '@admin/plugin-content-manager/points';
import { colorsIn } from './colors-in.ts';

/** The colors of the saved entry, side by side. */
export default function Swatches({ entry }: EditContext) {
  return (entry ? colorsIn(entry) : []).map((color) => (
    <svg key={color} width="24" height="24">
      <title>{color}</title>
      <rect width="24" height="24" rx="6" fill={color} />
    </svg>
  ));
}
