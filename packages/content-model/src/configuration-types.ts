/** Settings of a list; page sizes are 10 to 100. */
export interface ViewSettings {
  readonly bulkable: boolean;
  readonly filterable: boolean;
  readonly searchable: boolean;
  readonly pageSize: number;
  /** The attribute that names an entry; null for entries named by their id. */
  readonly mainField: string | null;
  readonly defaultSortBy: string;
  readonly defaultSortOrder: 'ASC' | 'DESC';
}

export interface EditMetadata {
  readonly label?: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly visible?: boolean;
  readonly editable?: boolean;
  /** For relations and components: the attribute of the target that names it. */
  readonly mainField?: string;
  readonly step?: number;
}

export interface ListMetadata {
  readonly label?: string;
  readonly searchable?: boolean;
  readonly sortable?: boolean;
  readonly mainField?: string;
}

export interface FieldMetadata {
  readonly edit: EditMetadata;
  readonly list: ListMetadata;
}

/** A field in a row of the 12-column edit grid. */
export interface LayoutCell {
  readonly name: string;
  readonly size: number;
}

export interface ViewLayouts {
  readonly list: readonly string[];
  readonly edit: readonly (readonly LayoutCell[])[];
}

/** A named group of fields of an edit view. */
export interface LayoutGroup {
  /** Unique among the groups of a view; 1 to 100 characters. */
  readonly name: string;
  /** The fields whose rows are in the group. */
  readonly fields: readonly string[];
}

/** The groups of a long edit view; rows in no group are in the first one. */
export interface LayoutGroups {
  /** One group at a time, or all of them below each other. */
  readonly kind: 'tabs' | 'sections';
  readonly items: readonly LayoutGroup[];
}

/** The layout of the list and the edit view of one content type or component. */
export interface ViewConfiguration {
  readonly uid: string;
  readonly settings: ViewSettings;
  readonly metadatas: Readonly<Record<string, FieldMetadata>>;
  readonly layouts: ViewLayouts;
  /** Null for a view without groups; absent for components, and on servers without support for groups. */
  readonly groups?: LayoutGroups | null;
  /** Set on the configurations of components only. */
  readonly category?: string;
  readonly isComponent?: true;
}

/** The default width of a field type in the 12-column grid. */
export interface FieldSize {
  readonly default: 4 | 6 | 8 | 12;
  readonly isResizable: boolean;
}
