export * from './form-values.ts';
export * from './relation-change.ts';
export * from './relation-difference.ts';
export * from './to-form.ts';
export * from './to-payload.ts';
export * from './same-value.ts';
