export * from './arranged-groups.ts';
export * from './edit-rows.ts';
export * from './field-sizes.ts';
export * from './group-edits.ts';
export * from './pack-rows.ts';
export * from './row-groups.ts';
export * from './step-field.ts';
