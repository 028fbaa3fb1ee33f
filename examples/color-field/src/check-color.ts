import type { MessageDescriptor } from '@admin/shell';
import { isColor } from './colors-in.ts';

const noColor = {
  id: 'color-field.no-color',
  defaultMessage: 'This is not a color such as #3366ff.',
} as const;

/** What is wrong with the text in a color field; null when it is a color. */
export function checkColor(value: string): MessageDescriptor | null {
  return isColor(value) ? null : noColor;
}
