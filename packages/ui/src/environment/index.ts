export * from './layers.ts';
export * from './link-renderer.tsx';
export * from './use-media.ts';
