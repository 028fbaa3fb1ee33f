/** What is being dragged, as drop targets know it: fields of an edit view do not land among columns. */
export const dragTypes = { column: 'field', editField: 'editField' } as const;

export type DragType = (typeof dragTypes)[keyof typeof dragTypes];

/** What travels with the pointer. */
export interface DraggedField {
  readonly name: string;
}
