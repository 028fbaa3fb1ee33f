/** Components as data, for documents that show them before React has loaded. */
export { staticBadge } from './static-badge.ts';
export { staticIcon } from './static-icon.ts';
export { staticElement, type StaticElement, type StaticNode } from './static-node.ts';
export { staticTable, type StaticColumn, type StaticTable } from './static-table.ts';
