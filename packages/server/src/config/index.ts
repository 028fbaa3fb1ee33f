export * from './data-folder.ts';
export * from './port.ts';
export * from './node-version.ts';
export * from './port.ts';
export * from './read-config.ts';
export * from './secret.ts';
export * from './server-config.ts';
export * from './variables.ts';
