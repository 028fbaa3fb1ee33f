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
