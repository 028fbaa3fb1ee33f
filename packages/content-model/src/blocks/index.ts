export * from './block-node.ts';
export * from './count-words.ts';
export * from './linked-entries.ts';
export * from './text-lines.ts';
