export * from './block-renderer.ts';
export * from './describe-blocks.ts';
