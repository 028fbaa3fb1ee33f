export * from './focus-elsewhere.ts';
export * from './layer-container.ts';
export * from './link-renderer.tsx';
export * from './logical-side.ts';
export * from './use-media.ts';
