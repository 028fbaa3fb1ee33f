export * from './attribute.ts';
export * from './content-type.ts';
export * from './custom-field-types.ts';
export * from './item.ts';
export * from './own-value.ts';
export * from './system-attributes.ts';
