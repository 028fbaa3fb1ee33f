import type { pluginSettingsEndpoints, SettingValues } from '@admin/contract';
import { type HttpClient, optional } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { libraryKey } from '../calls/library-queries.ts';

/** The settings of uploads, in the order of their form. */
export const settingNames = ['sizeOptimization', 'responsiveDimensions', 'autoOrientation'] as const;

export type LibrarySettings = Readonly<Record<(typeof settingNames)[number], boolean>>;

const params = { plugin: 'upload' } as const;

const calls = (http: HttpClient) => http.for<typeof pluginSettingsEndpoints>();

/** The settings among what the server answers; it may have more of them. */
function settingsIn(values: SettingValues): LibrarySettings {
  const isOn = (name: keyof LibrarySettings) => values[name] === true;
  return {
    sizeOptimization: isOn('sizeOptimization'),
    responsiveDimensions: isOn('responsiveDimensions'),
    autoOrientation: isOn('autoOrientation'),
  };
}

/** The settings of uploads; null on a server without a media library. */
export function librarySettingsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [...libraryKey, 'settings'],
    queryFn: async ({ signal }): Promise<LibrarySettings | null> => {
      const response = await optional(calls(http).call('GET /:plugin/settings', { params, signal }));
      return response && settingsIn(response.data);
    },
    // The form below Plugins writes the same settings: each visit starts with stored ones.
    gcTime: 0,
  });
}

/** Saves all settings, since some servers of this API forget those that a call leaves out. */
export async function saveLibrarySettings(
  http: HttpClient,
  settings: LibrarySettings,
): Promise<LibrarySettings> {
  const { data } = await calls(http).call('PUT /:plugin/settings', { params, body: { ...settings } });
  return settingsIn(data);
}

/**
 * Whether the server has a permission of its own for changing settings. Other servers of this API let everybody change them
 * who may read them; they do not describe their plugins either.
 */
export function separateUpdateQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [...libraryKey, 'settings', 'separate-update'],
    queryFn: async ({ signal }): Promise<boolean> =>
      (await optional(http.call('GET /admin/server-plugins', { signal }))) !== null,
    staleTime: Infinity,
  });
}
