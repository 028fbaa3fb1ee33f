/** The kinds of scalar value that an attribute can hold; one column of a table each. */
export const scalarTypes = [
  'string',
  'text',
  'richtext',
  'blocks',
  'email',
  'password',
  'uid',
  'enumeration',
  'integer',
  'biginteger',
  'float',
  'decimal',
  'boolean',
  'date',
  'time',
  'datetime',
  'json',
] as const;

/** Every attribute type that a content type or component may declare. */
export const attributeTypes = [...scalarTypes, 'media', 'relation', 'component', 'dynamiczone'] as const;

export type ScalarType = (typeof scalarTypes)[number];
export type AttributeType = (typeof attributeTypes)[number];

/** Plain relations point to one content type; morph relations carry the target's type in each link. */
export const relationKinds = [
  'oneToOne',
  'oneToMany',
  'manyToOne',
  'manyToMany',
  'morphToOne',
  'morphToMany',
  'morphOne',
  'morphMany',
] as const;

export type RelationKind = (typeof relationKinds)[number];

export const mediaKinds = ['images', 'videos', 'files', 'audios'] as const;

export type MediaKind = (typeof mediaKinds)[number];

/** What plugins store beside an attribute, keyed by plugin id. */
export type PluginOptions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The options that every attribute understands. */
export interface AttributeBase {
  readonly required?: boolean;
  readonly unique?: boolean;
  /** Left out of the public content API; the panel shows it. */
  readonly private?: boolean;
  readonly configurable?: boolean;
  readonly writable?: boolean;
  readonly visible?: boolean;
  /** Uid of the custom field that edits this attribute: `plugin::colors.color` or `global::color`. */
  readonly customField?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pluginOptions?: PluginOptions;
  /** A stable identity: renaming the attribute while keeping it keeps the stored values. */
  readonly fieldId?: string;
}

export interface TextAttribute extends AttributeBase {
  readonly type: 'string' | 'text' | 'richtext' | 'email' | 'password';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly regex?: string;
  readonly lowercase?: boolean;
  readonly uppercase?: boolean;
  readonly default?: string;
}

export interface UidAttribute extends AttributeBase {
  readonly type: 'uid';
  /** The attribute whose text the value is derived from. */
  readonly targetField?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly regex?: string;
  readonly default?: string;
}

export interface EnumerationAttribute extends AttributeBase {
  readonly type: 'enumeration';
  readonly enum: readonly string[];
  readonly default?: string;
}

export interface NumberAttribute extends AttributeBase {
  readonly type: 'integer' | 'float' | 'decimal';
  readonly min?: number;
  readonly max?: number;
  readonly positive?: boolean;
  readonly negative?: boolean;
  readonly default?: number;
}

export interface BigIntegerAttribute extends AttributeBase {
  readonly type: 'biginteger';
  /** Decimal digits as text or a safe number; compared as integers of any size. */
  readonly min?: string | number;
  readonly max?: string | number;
  readonly positive?: boolean;
  readonly negative?: boolean;
  readonly default?: string;
}

export interface BooleanAttribute extends AttributeBase {
  readonly type: 'boolean';
  readonly default?: boolean | null;
}

export interface DateAttribute extends AttributeBase {
  readonly type: 'date' | 'time' | 'datetime';
  readonly default?: string;
}

export interface JsonAttribute extends AttributeBase {
  readonly type: 'json';
  readonly default?: unknown;
}

export interface BlocksAttribute extends AttributeBase {
  readonly type: 'blocks';
}

export interface MediaAttribute extends AttributeBase {
  readonly type: 'media';
  readonly multiple?: boolean;
  readonly allowedTypes?: readonly MediaKind[];
}

export interface RelationAttribute extends AttributeBase {
  readonly type: 'relation';
  readonly relation: RelationKind;
  /** Uid of the content type pointed to; absent on the owning side of a morph relation. */
  readonly target?: string;
  /** The attribute of the target that mirrors this owning side. */
  readonly inversedBy?: string;
  /** The attribute of the target that owns the relation. */
  readonly mappedBy?: string;
  /** The morph attribute of the target that owns the relation. */
  readonly morphBy?: string;
}

export interface ComponentAttribute extends AttributeBase {
  readonly type: 'component';
  readonly component: string;
  readonly repeatable?: boolean;
  readonly min?: number;
  readonly max?: number;
}

export interface DynamicZoneAttribute extends AttributeBase {
  readonly type: 'dynamiczone';
  readonly components: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export type ScalarAttribute =
  | TextAttribute
  | UidAttribute
  | EnumerationAttribute
  | NumberAttribute
  | BigIntegerAttribute
  | BooleanAttribute
  | DateAttribute
  | JsonAttribute
  | BlocksAttribute;

export type Attribute =
  ScalarAttribute | MediaAttribute | RelationAttribute | ComponentAttribute | DynamicZoneAttribute;

/** Attributes by name, in the order in which they were declared. */
export type Attributes = Readonly<Record<string, Attribute>>;

const scalarTypeNames: ReadonlySet<string> = new Set(scalarTypes);

/** Whether the attribute's value lives in a column of its own. */
export function isScalar(attribute: Attribute): attribute is ScalarAttribute {
  return scalarTypeNames.has(attribute.type);
}

/** Whether a relation is polymorphic: its target's type is only known per link. */
export function isMorph(attribute: RelationAttribute): boolean {
  return attribute.relation.startsWith('morph');
}

/** Whether a relation holds at most one entry. */
export function isToOne(attribute: RelationAttribute): boolean {
  return ['oneToOne', 'manyToOne', 'morphToOne', 'morphOne'].includes(attribute.relation);
}

/** The attribute types that a custom field may store its value as. */
export const customFieldTypes = [
  'biginteger',
  'boolean',
  'date',
  'datetime',
  'decimal',
  'email',
  'enumeration',
  'float',
  'integer',
  'json',
  'password',
  'richtext',
  'string',
  'text',
  'time',
  'uid',
] as const;

export type CustomFieldType = (typeof customFieldTypes)[number];

/** What an entry holds in a custom field, by the type that it is stored as: as the server answers it. */
export interface CustomFieldStoredValues extends Record<CustomFieldType, unknown> {
  readonly biginteger: string;
  readonly boolean: boolean;
  readonly date: string;
  readonly datetime: string;
  readonly decimal: number;
  readonly email: string;
  readonly enumeration: string;
  readonly float: number;
  readonly integer: number;
  readonly json: unknown;
  readonly password: string;
  readonly richtext: string;
  readonly string: string;
  readonly text: string;
  readonly time: string;
  readonly uid: string;
}
