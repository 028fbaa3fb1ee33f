/** Components as data, for documents that show them before React has loaded. */
export { staticBadge } from './static-badge.ts';
export {
  staticDatePicker,
  staticNumberInput,
  staticSegments,
  staticSelect,
  staticSwitch,
  staticTextArea,
  staticTextInput,
  staticTimePicker,
  type StaticControl,
} from './static-controls.ts';
export { staticControlName, staticField, type StaticField } from './static-field.ts';
export { staticGrid } from './static-grid.ts';
export { staticIcon } from './static-icon.ts';
export { staticElement, type StaticElement, type StaticNode } from './static-node.ts';
export { staticSections, type StaticSection } from './static-section.ts';
export { staticSkeleton } from './static-skeleton.ts';
export { staticTable, type StaticColumn, type StaticTable } from './static-table.ts';
export { staticTabs, type StaticTabs } from './static-tabs.ts';
