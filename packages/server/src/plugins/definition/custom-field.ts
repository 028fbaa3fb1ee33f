import type { AttributeType, FieldSize } from '@admin/content-model';

/** What arranges an attribute that names the custom field `plugin::<id of the plugin>.<name>`. */
export interface ServerCustomField {
  /** As in the panel half. */
  readonly name: string;
  /** Built-in type that it is stored as: its size is that of the field where this says no other. */
  readonly type: AttributeType;
  /** Columns of twelve that the field takes in an edit view which nobody has arranged. @default that of the type */
  readonly defaultSize?: FieldSize['default'];
  /** Whether it can be given another width. @default as the type can */
  readonly isResizable?: boolean;
}
