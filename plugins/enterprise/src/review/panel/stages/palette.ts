/** A color of a stage. */
export interface StageColor {
  /** `#rrggbb`, as workflows store it. */
  readonly value: string;
  readonly name: { readonly id: string; readonly defaultMessage: string };
}

/** The colors to choose from. Each has a contrast of 3:1 with the surfaces of both themes. */
export const palette: readonly StageColor[] = [
  { value: '#7c7f8a', name: { id: 'review-workflows.color.grey', defaultMessage: 'Gray' } },
  { value: '#2f86d6', name: { id: 'review-workflows.color.blue', defaultMessage: 'Blue' } },
  { value: '#b07c12', name: { id: 'review-workflows.color.yellow', defaultMessage: 'Yellow' } },
  { value: '#3f9750', name: { id: 'review-workflows.color.green', defaultMessage: 'Green' } },
  { value: '#9a6bd0', name: { id: 'review-workflows.color.purple', defaultMessage: 'Purple' } },
  { value: '#d9621a', name: { id: 'review-workflows.color.orange', defaultMessage: 'Orange' } },
  { value: '#12907f', name: { id: 'review-workflows.color.teal', defaultMessage: 'Teal' } },
  { value: '#d6409f', name: { id: 'review-workflows.color.pink', defaultMessage: 'Pink' } },
  { value: '#5b7be8', name: { id: 'review-workflows.color.indigo', defaultMessage: 'Indigo' } },
  { value: '#e5484d', name: { id: 'review-workflows.color.red', defaultMessage: 'Red' } },
];

/** Returns the first color of the palette that no stage has yet; the first one if all are used. */
export function nextColor(used: readonly string[]): string {
  const free = palette.find(({ value }) => !used.includes(value)) ?? palette[0];
  return free?.value ?? '#7c7f8a';
}
