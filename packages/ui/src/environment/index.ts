export * from './layers.ts';
export * from './link-renderer.tsx';
export * from './use-escape-key.ts';
export * from './use-media.ts';
