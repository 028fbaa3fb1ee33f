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
