import type { MessageDescriptor } from '@admin/shell';
import { isColor } from './colors-in.ts';

const noColor = {
  id: 'color-field.no-color',
  defaultMessage: 'This is not a color such as #3366ff.',
} as const;

/** Returns an error message for a text that is not a color, otherwise null. */
export function checkColor(value: string): MessageDescriptor | null {
  return isColor(value) ? null : noColor;
}
