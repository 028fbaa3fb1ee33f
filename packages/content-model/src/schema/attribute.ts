/** The types of scalar values, each stored in one column of a table. */
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

/** Plain relations target one content type; morph relations have the target's type in each link. */
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

/** Options that plugins store beside an attribute, by plugin id. */
export type PluginOptions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The options of every attribute. */
export interface AttributeBase {
  readonly required?: boolean;
  readonly unique?: boolean;
  /** Omitted from the public content API; the panel shows it. */
  readonly private?: boolean;
  readonly configurable?: boolean;
  readonly writable?: boolean;
  readonly visible?: boolean;
  /** Uid of the custom field that edits this attribute: `plugin::colors.color` or `global::color`. */
  readonly customField?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pluginOptions?: PluginOptions;
  /** A stable identity: an attribute renamed with the same id keeps its stored values. */
  readonly fieldId?: string;
  /** Id of the plugin that adds the attribute to a content type of another owner. The server sets it. */
  readonly addedBy?: string;
  /** Omits an added attribute from edit views until an administrator places it. The server sets it. */
  readonly hiddenByDefault?: boolean;
  /** True if only the code of the plugin that adds the attribute writes it. The server sets it. */
  readonly managed?: boolean;
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
  /** Uid of the target content type; absent on the owning side of a morph relation. */
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

/** Returns whether values of an attribute are secret: a private attribute or a password. */
export function isSecret(attribute: Attribute): boolean {
  return attribute.type === 'password' || attribute.private === true;
}

/** Returns whether the attribute's value is stored in a separate column. */
export function isScalar(attribute: Attribute): attribute is ScalarAttribute {
  return scalarTypeNames.has(attribute.type);
}

/** Returns whether a relation is polymorphic: its target's type is known per link only. */
export function isMorph(attribute: RelationAttribute): boolean {
  return attribute.relation.startsWith('morph');
}

/** Returns whether only the code of a plugin writes the attribute; values that clients send for it are ignored. */
export function isManaged({ managed }: AttributeBase): boolean {
  return managed === true;
}

/** Returns whether a relation links at most one entry. */
export function isToOne(attribute: RelationAttribute): boolean {
  return ['oneToOne', 'manyToOne', 'morphToOne', 'morphOne'].includes(attribute.relation);
}

/** The possible storage types of a custom field. */
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

/** The value of a custom field in responses, by its storage type. */
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
