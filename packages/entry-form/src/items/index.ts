export { createItemKeys, keyedStep, keyedValues, keysIn, type ItemKeys, type Keying } from './item-keys.ts';
export { matchValues } from './match-items.ts';
export {
  attributeAt,
  componentAttributes,
  componentOf,
  holdsComponents,
  localPathOf,
  mapComponents,
  mapValues,
  type ComponentMap,
  type FormModel,
} from './model.ts';
