export * from './block-renderer.ts';
export * from './describe-blocks.ts';
export * from './renderers-of.ts';
