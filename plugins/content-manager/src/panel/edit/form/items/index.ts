export { attributeAt, componentAttributes, componentOf, type FormModel } from './form-model.ts';
export { createItemKeys, keyedStep, keyedValues, keysIn, type ItemKeys } from './item-keys.ts';
export { matchValues } from './match-items.ts';
