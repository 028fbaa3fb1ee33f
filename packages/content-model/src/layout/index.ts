export * from './edit-rows.ts';
export * from './field-sizes.ts';
export * from './pack-rows.ts';
export * from './step-field.ts';
