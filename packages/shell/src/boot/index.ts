export type { AdminConfig, BootLimits } from './admin-config.ts';
export { createAdmin, type Admin } from './create-admin.tsx';
export { hostPlugin } from './host-plugin.ts';
export type { Clock } from '../clock.ts';
export type { PluginSource } from './phases/load-plugins.ts';
export type { AdminHandle } from './start-panel.ts';
export type { InstallOptions } from '../extension/resolution/registry.ts';
