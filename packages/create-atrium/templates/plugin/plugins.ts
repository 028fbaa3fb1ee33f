import { contentManager } from '@admin/plugin-content-manager';
import { inspector } from '@admin/plugin-inspector';
import { settings } from '@admin/plugin-settings';
import { plugin } from './src/plugin.ts';

/** Plugins that stay enabled in safe mode (`?safe=1`). */
export const trusted = [contentManager, settings, inspector];

/** The plugins of the application in which this plugin is developed. */
export const plugins = [...trusted, plugin];
