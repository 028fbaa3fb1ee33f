import { contentApi } from '@admin/plugin-content-api';
import { contentManager } from '@admin/plugin-content-manager';
import { inspector } from '@admin/plugin-inspector';
import { mediaLibrary } from '@admin/plugin-media-library';
import { settings } from '@admin/plugin-settings';

/** Plugins that stay enabled in safe mode (`?safe=1`). */
export const trusted = [contentManager, mediaLibrary, settings, contentApi, inspector];

/** All plugins of the panel: add yours here, and their server entry points to `server.ts`. */
export const plugins = [...trusted];
