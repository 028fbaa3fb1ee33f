export * from './attribute.ts';
export * from './content-type.ts';
export * from './item.ts';
export * from './system-attributes.ts';
