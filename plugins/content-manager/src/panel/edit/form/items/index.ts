export {
  attributeAt,
  componentAttributes,
  componentOf,
  mapComponents,
  mapValues,
  placeOf,
  type ComponentMap,
  type FormModel,
} from './form-model.ts';
export { createItemKeys, keyedStep, keyedValues, keysIn, type ItemKeys, type Keying } from './item-keys.ts';
export { matchValues } from './match-items.ts';
